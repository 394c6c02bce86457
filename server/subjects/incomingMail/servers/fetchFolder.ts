/**
 * Takes in the `.eml` files of a folder (MAIL_FOLDER), for offices whose mail server delivers files; those taken move to `done` in it,
 * those that could not be read to `aside`.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { names } from '#server/sql/names.ts'
import { mostBytes } from '#server/subjects/incomingMail/reading/mail.ts'
import { takeIn } from '#server/subjects/incomingMail/taking/takeIn.ts'

const e = names('incoming_email')

/** Files that are still being written have another ending until they are whole. */
export async function fetchFolder(app: FastifyInstance, folder: string, signal: AbortSignal): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.eml')).toSorted()
  for (const name of files) {
    if (signal.aborted) return
    const file = path.join(folder, name)
    const { size, mtimeMs } = await stat(file)
    const isLarge = size > mostBytes
    const key = `file:${isLarge ? name : await fingerprintOf(file)}`.slice(0, 120)
    await takeIn(app, {
      mailbox: null,
      key,
      raw: isLarge ? null : await readFile(file),
      size,
      writtenAt: mtimeMs,
      listed: { from: '', subject: name, messageId: null },
    })
    const place = path.join(folder, (await isUnread(app, key)) ? 'aside' : 'done')
    await mkdir(place, { recursive: true })
    await rename(file, path.join(place, name))
  }
}

/** Read in pieces, so that nobody waits for a large one. */
async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

async function isUnread({ engine }: FastifyInstance, key: string): Promise<boolean> {
  const text = `select from incoming_email where ${e.key} = $1 and ${e.problem} is not null`
  return (await engine.query({ text, values: [key] })).rows.length > 0
}
