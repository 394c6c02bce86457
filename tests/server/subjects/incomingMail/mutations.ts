/** Takes mutated e-mails in on a running office, and checks that each is there: read, or told why not. */
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { takeIn } from '#server/subjects/incomingMail/taking/takeIn.ts'
import type { Api } from '#tests/support/api.ts'
import { emails, worker } from './inbox.ts'
import { mutatedMails } from './mutatedMails.ts'

type Watch = { begin?(): void; each?(): void; end?(): void }
type Taken = { offered: number; read: number; told: number; twins: number; answered: number }

/** @param watch Told when the first is taken in, after each, and when the last was. @throws Where one is lost. */
export async function takeMutated(api: Api, from: number, to: number, watch: Watch = {}): Promise<Taken> {
  const client = api.as(worker)
  const hashes: string[] = []
  let [twins, answered] = [0, 0]
  // Made before, because making them takes turns too.
  const mails = [...mutatedMails(from, to)]
  watch.begin?.()
  for (const raw of mails) {
    const hash = createHash('sha256').update(raw).digest('hex')
    hashes.push(hash)
    // Others are answered meanwhile.
    const [id, health] = await Promise.all([
      takeIn(api.app, { mailbox: null, key: `file:${hash}`, raw }),
      hashes.length % 10 === 0 ? client.get('/api/v4/email-import?_limit=1') : undefined,
    ])
    if (health) expect(health.statusCode).toBe(200)
    if (id === undefined) twins += 1
    else if (hashes.length % 10 === 0) {
      const { statusCode } = await client.get(`/api/v4/email-import/${id}/content`)
      expect([200, 400]).toContain(statusCode)
      answered += 1
    }
    watch.each?.()
  }
  watch.end?.()
  const rows = await emails(api)
  const told = rows.filter(({ problem }) => problem !== null)
  // One of the same content is there once.
  expect(rows.length + twins).toBe(hashes.length)
  const kept = new Set(rows.map(({ raw }) => raw))
  expect(new Set(hashes.filter((hash) => kept.has(hash))).size).toBe(rows.length)
  for (const { problem } of told) expect(problem).toMatch(/ MB\) /)
  const seen = rows.filter(
    ({ problem, excerpt, attachments, subject }) => problem === null && (excerpt ?? subject ?? attachments) === null,
  )
  expect(seen).toEqual([])
  return { offered: hashes.length, read: rows.length - told.length, told: told.length, twins, answered }
}
