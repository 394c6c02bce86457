/** Proof that a new file keeps of its item: steps that were done, who was written what, and the letters themselves. */
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import { document, type DocumentStored } from '#schemas/generated/document.ts'
import { file as fileEntity } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { timeZone } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

type Channel = 'email' | 'post' | 'sms'
/** `announced`: costs with VAT, in cents. `document`: that of a letter on paper; an e-mail is its own proof. */
export type Letter = { id: number; channel: Channel; sent: IsoDate; announced: number | null; document: number | null }

const m = names('message', 'm')
const d = names('document', 'd')
const x = names('workflow_execution', 'x')
const s = names('workflow_step', 's')

/** The first 14-day letter that left and did not come back: its term is the one that counts. */
export async function letterOf({ query }: Trx, item: number): Promise<Letter | undefined> {
  const { rows } = await query<Letter>({
    text: `select ${m.id}::int as id, ${m.channel} as channel, to_char(${m.sent_at} at time zone '${timeZone}', 'YYYY-MM-DD') as sent, ${m.announced_costs}::int as announced, ${m.document_id}::int as document
      from message m where ${m.precasso_id} = $1 and ${m.is_fourteen_day_letter} and ${m.status} in ('sent', 'delivered') order by ${m.sent_at}, ${m.id} limit 1`,
    values: [item],
  })
  return rows[0]
}

type Keeping = { file: number; letter: Letter | undefined; context: EffectContext }

export async function keepProof(app: FastifyInstance, item: PrecassoStored, { file, letter, context }: Keeping) {
  const { trx } = context
  const by = system('precasso', context)
  for (const line of [...(await stepsOf(trx, item.id)), ...(await messagesOf(trx, item, letter))].toSorted(byMoment))
    await app.records.create(trx, fileLog, { ...line, file, customer: item.customer, category: 'system' }, by)
  // The same bytes, which stay as long as one of the records does.
  for (const { id, status, visibleToClient, ...kept } of await documentsOf(trx, item.id)) {
    const state =
      status === 'sent' ? { direction: 'out' as const, status } : { direction: 'in' as const, visibleToClient }
    const made = await app.records.create(trx, document, { ...kept, ...state, file }, by)
    if (letter && id === letter.document)
      await app.records.update(trx, fileEntity, file, { fourteenDayDocument: made.id }, by)
  }
}

type Line = { at: string; subject: string; content?: string; channel: Channel | 'system' }
const byMoment = (one: Line, other: Line): number => (one.at < other.at ? -1 : Number(one.at > other.at))
const moment = (at: string | Date): string => new Date(at).toISOString()

async function stepsOf({ query }: Trx, item: number): Promise<Line[]> {
  const { rows } = await query<{ at: string; result: string; step: string }>({
    text: `select ${x.executed_at} as at, ${x.result} as result, ${s.name} ->> 'nl' as step from workflow_execution x
      join workflow_step s on ${s.id} = ${x.step_id} where ${x.precasso_id} = $1 and ${x.result} in ('done', 'skipped') order by ${x.executed_at}, ${x.id}`,
    values: [item],
  })
  return rows.map(({ at, result, step }) => ({
    at: moment(at),
    channel: 'system',
    subject: told(`step.${result}`, { step }),
  }))
}

type Sent = { id: number; at: string; channel: Channel; to: string | null; subject: string | null; body: string | null }

async function messagesOf({ query }: Trx, { id: item, fourteenDayEnd }: PrecassoStored, letter: Letter | undefined) {
  const { rows } = await query<Sent>({
    text: `select ${m.id}::int as id, ${m.sent_at} as at, ${m.channel} as channel, ${m.to_address} as "to", ${m.subject} as subject, ${m.body} as body
      from message m where ${m.precasso_id} = $1 and ${m.sent_at} is not null order by ${m.sent_at}, ${m.id}`,
    values: [item],
  })
  return rows.map(({ id, at, channel, to, subject, body }): Line => {
    const isLetter = id === letter?.id
    const address = (to ?? '').replaceAll('\n', ', ')
    const term = isLetter && fourteenDayEnd !== null ? [told('term', { end: dayText(fourteenDayEnd) })] : []
    const lines = [told('sentTo', { address }), ...term].map((line) => `<p>${escapeHtml(line)}</p>`)
    return {
      at: moment(at),
      channel,
      subject: told(isLetter ? 'letter' : 'message', { subject: subject ?? '' }),
      // A 14-day letter keeps its whole text: the law asks what was written.
      content: [...lines, ...(isLetter ? [body ?? ''] : [])].join(''),
    }
  })
}

const told = (key: string, values: Readonly<Record<string, string>>): string =>
  say('nl', { key: `precasso.log.${key}`, values }).slice(0, 200)

type Kept = Pick<
  DocumentStored,
  | 'id'
  | 'name'
  | 'kind'
  | 'mimeType'
  | 'size'
  | 'sha256'
  | 'pages'
  | 'channel'
  | 'sentAt'
  | 'status'
  | 'visibleToClient'
>

/** The letters that were sent, and the invoices that came with the item. */
async function documentsOf({ query }: Trx, item: number): Promise<Kept[]> {
  const { rows } = await query<Kept>({
    text: `select ${d.id}::int as id, ${d.name}, ${d.kind}, ${d.mime_type} as "mimeType", ${d.size}::int as size, ${d.sha256}, ${d.pages}::int as pages, ${d.channel},
        ${d.sent_at} as "sentAt", ${d.status}, ${d.visible_to_client} as "visibleToClient"
      from document d where ${d.precasso_id} = $1 and (${d.status} = 'sent' or (${d.status} = 'kept' and ${d.direction} = 'in')) order by ${d.id}`,
    values: [item],
  })
  return rows.map((row) => ({ ...row, sentAt: row.sentAt === null ? null : moment(row.sentAt) }))
}
