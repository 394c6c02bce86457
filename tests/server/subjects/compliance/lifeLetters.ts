/** Letters in lives of files: what leaves is asked of facts that are worked out here, not of the gate. */
import { expect } from 'vitest'
import { sendDue } from '#server/subjects/messages/sendDue.ts'
import { addTemplate, addWords, composition, one, type Kind } from '#tests/server/subjects/messages/writing.ts'
import type { Api } from '#tests/support/api.ts'

export type Letters = Readonly<Record<string, number>>

/** A Thursday, no holiday, noon in Amsterdam: consumers may be written to, after all facts of the lives. */
const noon = '2026-10-15T10:00:00Z'

/** Templates of what lives write, by purpose; the clock stands at noon. */
export async function openLetters(api: Api): Promise<Letters> {
  api.advance(Date.parse(noon) - api.app.now())
  await api.runDue()
  await addWords(api)
  const made: Record<string, number> = {}
  for (const purpose of ['reminder', 'after_fourteen_days'])
    made[purpose] = await addTemplate(api, 'email', { purpose })
  return made
}

let nth = 0

/** Writes at once, and does what is due. @returns Purposes of what left of the file since the last time. */
export async function writeTo(api: Api, file: number, template: number, known: Set<number>): Promise<string[]> {
  const office = {
    templates: { email: template, post: 0, sms: 0 } satisfies Record<Kind, number>,
    customer: 0,
    country: 0,
    costType: 0,
  }
  await one(api, composition(file, office, { key: `life ${(nth += 1)}`, again: true }))
  await sendDue(api.app, new AbortController().signal)
  const { rows } = await api.engine.query<{ id: number; purpose: string; status: string }>({
    text: `select id::int as id, purpose, status from message where file_id = $1 and purpose is not null and status in ('queued', 'sent', 'delivered') order by id`,
    values: [file],
  })
  const left = rows.filter(({ id }) => !known.has(id))
  for (const { id } of left) known.add(id)
  expect(left.every(({ status }) => status === 'sent')).toBe(true)
  return left.map(({ purpose }) => purpose)
}
