import { call } from '#providers/http.ts'
import type { Chosen } from './chosenFiles.ts'

/** The files that numbers or references name. */
export async function findFiles(numbers: readonly string[]): Promise<Chosen> {
  const { ids, unknown, several } = await call('POST', '/api/v4/file/bulk/find', { body: { numbers } })
  return { which: { ids }, count: ids.length, unknown, several }
}
