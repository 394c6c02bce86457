/** The kept file of an import, opened again: its rows from a place on, read as they are asked for. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type { Row } from '#server/import/reading/row.ts'
import type { ImportJob } from './importType.ts'
import { openRows } from './reading/openRows.ts'

export type PlacedRow = Row & { place: number }
export type Source = {
  headers: readonly string[]
  /** @returns At most so many; none at the end. */
  next(most: number): Promise<PlacedRow[]>
  close(): Promise<void>
}

/** @param after Place of the last row that is not wanted. */
export async function openSource(
  app: FastifyInstance,
  { sha256 }: Pick<ImportJob, 'sha256'>,
  after: number,
): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'file')
    await pipeline(await app.storage.open(sha256), createWriteStream(path))
    const { headers, rows } = await openRows(path, folder)
    let place = 0
    const next = async (most: number): Promise<PlacedRow[]> => {
      const found: PlacedRow[] = []
      while (found.length < most) {
        const { value, done } = await rows.next()
        if (done) break
        place += 1
        if (place > after) found.push({ ...(value as Row), place })
      }
      return found
    }
    return {
      headers,
      next,
      close: async () => {
        await rows.return(undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
