/**
 * A closed file on which something is owed again, or paid too much. It stays closed, so that nothing is sent by itself; an item of
 * the agenda asks somebody to decide.
 */
import type { FastifyInstance } from 'fastify'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { settle } from './settle.ts'

const f = names('collection_file', 'f')
const s = names('agenda_subject', 's')
const a = names('agenda_item', 'a')

/** Code of the subject of the item. */
const checkPayment = 'payment_check'

type Asking = { today: string; requestId: string; by?: Writer }

/** @param about `outstanding`: what is owed again; `overpayment`: what has to be paid back. Nothing is asked twice. */
export async function askAboutClosed(
  { records }: Pick<FastifyInstance, 'records'>,
  trx: Trx,
  { file, about }: { file: number; about: 'outstanding' | 'overpayment' },
  { today, requestId, by }: Asking,
): Promise<void> {
  const closed = await closedFile(trx, file)
  if (!closed || closed.asked || closed.subject === null) return
  const balance = await settle(trx, file, { today, requestId })
  if (!balance || balance[about] <= 0) return
  const amount = formatMoney({ amount: balance[about], currency: closed.currency }, defaultLocale)
  const note = say(defaultLocale, { key: notes[about], values: { amount } })
  const item = { file, subject: closed.subject, date: today, priority: 'high', source: 'system', note } as const
  await records.create(trx, agendaItem, item, system('ledger', by))
}

const notes = { outstanding: 'collection.owesAgain', overpayment: 'collection.paidTooMuch' } as const

type Closed = { currency: Money['currency']; subject: number | null; asked: boolean }

/** @returns undefined when it is open, or became part of another file. */
async function closedFile({ query }: Trx, id: number): Promise<Closed | undefined> {
  const { rows } = await query<Closed>({
    text: `select ${f.currency} as currency, (select ${s.id}::int from agenda_subject s where ${s.code} = $2 and ${s.active}) as subject,
        exists (select from agenda_item a join agenda_subject s on ${s.id} = ${a.subject_id}
          where ${a.file_id} = ${f.id} and ${a.status} = 'open' and ${a.source} = 'system' and ${s.code} = $2) as asked
      from collection_file f where ${f.id} = $1 and ${f.workflow_status} = 'closed' and ${f.merged_into_id} is null`,
    values: [id, checkPayment],
  })
  return rows[0]
}
