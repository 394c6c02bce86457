/** Takes in the `.eml` files of a folder (MAIL_FOLDER), for offices whose mail server delivers files; those taken move to `done` in it. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mostBytes } from '#server/subjects/incomingMail/taking/readMail.ts'
import { takeIn } from '#server/subjects/incomingMail/taking/takeIn.ts'

/** Files that are still being written have another ending until they are whole. */
export async function fetchFolder(app: FastifyInstance, folder: string, signal: AbortSignal): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.eml')).toSorted()
  const done = path.join(folder, 'done')
  if (names.length > 0) await mkdir(done, { recursive: true })
  for (const name of names) {
    if (signal.aborted) return
    const file = path.join(folder, name)
    const isLarge = (await stat(file)).size > mostBytes
    const raw = isLarge ? null : await readFile(file)
    const content = raw === null ? name : createHash('sha256').update(raw).digest('hex')
    await takeIn(app, {
      mailbox: null,
      key: `file:${content}`.slice(0, 120),
      raw,
      listed: { from: '', subject: name, messageId: null },
    })
    await rename(file, path.join(done, name))
  }
}
