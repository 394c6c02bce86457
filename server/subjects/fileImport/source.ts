/** The kept file of an import, opened again: its rows from a place on, read as they are asked for. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { charactersIn, type Row } from '#server/import/reading/row.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import type { ImportJob } from './importType.ts'
import { openRows } from './reading/openRows.ts'

export type PlacedRow = Row & { place: number }
export type Source = {
  headers: readonly string[]
  /**
   * @param after Place of the last row that is not wanted.
   * @returns At most so many, fewer where they are long; none at the end.
   */
  next(most: number, after: number): Promise<PlacedRow[]>
  close(): Promise<void>
}

/** Characters of rows that are worked on together. */
const mostCharacters = 1_000_000

/** @throws {Refused} As the reading of it does. @throws {AppError} 404 where the file is gone. */
export async function openSource(app: FastifyInstance, { sha256 }: Pick<ImportJob, 'sha256'>): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'file')
    await pipeline(await app.storage.open(sha256).catch(orGone(app, 'an import')), createWriteStream(path))
    const { head, rows, close } = await openRows({ path, folder }, 'job')
    let place = 0
    return {
      headers: head.headers,
      async next(most, after) {
        const found: PlacedRow[] = []
        let characters = 0
        while (found.length < most && characters < mostCharacters) {
          const { value, done } = await rows.next()
          if (done) break
          const row = value as Row
          place += 1
          if (place <= after) continue
          found.push({ ...row, place })
          characters += charactersIn(row)
        }
        return found
      },
      async close() {
        await close()
        await discard()
      },
    }
  } catch (error) {
    await discard()
    throw error
  }
}
