/** The page of the one file that a text names exactly; the server decides. */
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { file } from '#schemas/generated/file.ts'

/** @returns null: none, several, or the server could not say; the text is searched for then. */
export async function exactFile(search: string): Promise<RecordId | null> {
  const body: unknown = await callIfOffered('GET', `${file.api}/exact`, { query: { search } }).catch(() => undefined)
  return isObject(body) && typeof body.id === 'number' ? body.id : null
}

/** Query of the list that is searched for a text. */
export const searchQuery = (search: string): string => `?filter=${encodeURIComponent(JSON.stringify({ search }))}`
