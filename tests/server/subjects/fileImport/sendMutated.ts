/** Sends files that were mutated by chance: each is read or refused with a sentence, and nothing in it is dropped unsaid. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { AppError } from '#server/errors.ts'
import { readRows } from '#server/subjects/fileImport/reading/readRows.ts'
import type { Api } from '#tests/support/api.ts'
import { mutated, type Kind, type Mutated } from './mutations.ts'
import { send, uploader, type Import } from '#tests/support/sendImport.ts'

export type Figures = { sent: number; read: number; refused: number; rows: number }

/**
 * @param of Kinds in turn, number of files, and the number of the first, from which all chance in it follows.
 * @param around What is done around each call, to measure it.
 */
export async function sendMutated(
  api: Api,
  customer: number,
  { kinds, count, first }: { kinds: readonly Kind[]; count: number; first: number },
  around: (name: string, call: () => Promise<void>) => Promise<void> = (_name, call) => call(),
): Promise<Figures> {
  const client = api.as(uploader)
  const figures: Figures = { sent: 0, read: 0, refused: 0, rows: 0 }
  for (let n = 0; n < count; n += 1) {
    const file = await mutated(kinds[n % kinds.length] ?? 'csv', first + n)
    let [status, body] = [0, '']
    await around(file.name, async () => {
      const answer = await send(client, file.bytes, { customer, name: file.name })
      ;[status, body] = [answer.statusCode, answer.body]
    })
    figures.sent += 1
    const found = await readHere(file)
    expect([status, body.slice(0, 300)], file.name).toEqual([found ? 201 : 400, expect.stringMatching(/[a-z]{3}/)])
    if (!found) figures.refused += 1
    else {
      figures.read += 1
      figures.rows += (JSON.parse(body) as Import).counts.total
      expect(
        file.words.filter((word) => !found.has(word.toLowerCase())),
        file.name,
      ).toEqual([])
    }
  }
  return figures
}

/** @returns The words in its rows and headers; undefined: it is refused. */
async function readHere({ bytes }: Mutated): Promise<Set<string> | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mutated-'))
  try {
    const file = path.join(folder, 'file')
    await writeFile(file, bytes)
    const { headers, rows } = await readRows(file, folder)
    let text = headers.join(' ')
    let count = 0
    for await (const { cells } of rows) {
      count += 1
      text += ` ${cells.join(' ')}`
    }
    return count === 0 ? undefined : new Set(text.toLowerCase().match(/zq[fnek]\d+zq/g))
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}
