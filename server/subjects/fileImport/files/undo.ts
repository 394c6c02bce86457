/**
 * Takes back claims of an import, as far as nothing followed. What is booked stays booked: a claim is credited, and a file
 * that the import opened is closed once nothing is left of it. Debtors stay.
 */
import type { Money } from '#domain/money/money.ts'
import { claim } from '#schemas/generated/claim.ts'
import { file } from '#schemas/generated/file.ts'
import type { Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'
import { settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import type { ImportContext, Made } from '#server/subjects/fileImport/importType.ts'

type Row = { place: number; result: Made; made: readonly Made[] }

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const p = names('payment', 'p')
const m = names('message', 'm')
const e = names('workflow_execution', 'e')
const g = names('arrangement', 'g')
const r = names('close_reason')

/** Events on a file since the import: the first that is found is the reason to keep it. */
const followed = `select ${f.id}::int as id, ${f.workflow_status} = 'closed' as closed,
    exists (select from payment p where ${p.file_id} = ${f.id}) as payment,
    exists (select from message m where ${m.file_id} = ${f.id} and ${m.status} <> 'cancelled') as message,
    exists (select from workflow_execution e where ${e.file_id} = ${f.id}) as step,
    exists (select from arrangement g where ${g.file_id} = ${f.id}) as arrangement,
    coalesce(${f.principal}, 0) as principal
  from collection_file f where ${f.id} = any($1::bigint[]) order by ${f.id} for no key update`

type State = {
  id: number
  closed: boolean
  payment: boolean
  message: boolean
  step: boolean
  arrangement: boolean
  principal: number
}

export async function undoClaims(rows: readonly Row[], context: ImportContext): Promise<ReadonlyMap<number, Text>> {
  const { trx, today, by } = context
  const ids = [...new Set(rows.map(({ result }) => result.id))]
  const { rows: states } = await trx.query<State>({ text: followed, values: [ids] })
  const byId = new Map(states.map((state) => [state.id, state]))
  const kept = new Map<number, Text>()
  const undone: Row[] = []
  for (const row of rows) {
    const why = whyNot(byId.get(row.result.id))
    if (why) kept.set(row.place, why)
    else undone.push(row)
  }
  await settledOnce(trx, { today, requestId: by.requestId }, () => credit(undone, context))
  const opened = undone.flatMap(({ made }) => made.filter(({ entity }) => entity === 'file').map(({ id }) => id))
  await close(opened, context)
  return kept
}

function whyNot(state: State | undefined): Text | undefined {
  if (!state || state.closed) return { key: 'importJob.followed.closed' }
  const what = (['payment', 'message', 'step', 'arrangement'] as const).find((name) => state[name])
  return what && { key: `importJob.followed.${what}` }
}

type Claimed = { id: number; file: number; type: string; number: string; day: string; amount: Money }

async function credit(rows: readonly Row[], { app, trx, by }: ImportContext): Promise<void> {
  const claims = rows.flatMap(({ made }) => made.filter(({ entity }) => entity === 'claim').map(({ id }) => id))
  const { rows: found } = await trx.query<Claimed>({
    text: `select ${c.id}::int as id, ${c.file_id}::int as file, ${c.type}, ${c.number}, ${c.invoice_date}::text as day, json_build_object('amount', ${c.amount}, 'currency', ${c.amount_currency}) as amount
      from claim c where ${c.id} = any($1::bigint[]) order by ${c.id}`,
    values: [claims],
  })
  await forgetLetters(trx, claims)
  const description = say(by.access.locale, { key: 'importJob.credited' })
  for (const { id, file: of, type, number, day, amount } of found) {
    // On the day of the invoice, so that no interest is left of it.
    // A credit note is taken back by a claim of the same amount.
    const isCredit = type === 'credit_note'
    const body = {
      file: of,
      number,
      invoiceDate: day,
      dueDate: day,
      amount,
      description,
      ...(isCredit ? { type: 'other' as const } : { type: 'credit_note' as const, credited: id }),
    }
    await app.records.create(trx, claim, body, by)
  }
}

/** The letters of the client that these claims came with go along: a file that stays is as if they were never named. */
async function forgetLetters({ query }: ImportContext['trx'], claims: readonly number[]): Promise<void> {
  await query({
    text: `with gone as (select n.id from fourteen_day_letter n where n.message_id is null
        and n.id in (select m.letter_id from fourteen_day_claim m where m.claim_id = any($1::bigint[]))
        and not exists (select from fourteen_day_claim m where m.letter_id = n.id and m.claim_id <> all($1::bigint[]))),
      claims as (delete from fourteen_day_claim m using gone where m.letter_id = gone.id returning m.letter_id)
      delete from fourteen_day_letter n where n.id in (select letter_id from claims)`,
    values: [claims],
  })
}

/** Files that the import opened and in which nothing is left to ask. */
async function close(ids: readonly number[], { app, trx, by }: ImportContext): Promise<void> {
  const { rows: states } = await trx.query<State>({ text: followed, values: [ids] })
  const empty = states.filter(({ closed, principal }) => !closed && Number(principal) === 0)
  if (empty.length === 0) return
  const { rows: reasons } = await trx.query<{ id: number }>({
    text: `select ${r.id}::int as id from close_reason where ${r.code} = any($1) and ${r.active} order by array_position($1, ${r.code}::text) limit 1`,
    values: [['rejected_at_intake', 'duplicate', 'credited']],
  })
  const [reason] = reasons
  if (!reason) return
  const closeNote = say(by.access.locale, { key: 'importJob.closedByUndo' })
  for (const { id } of empty) await app.records.take(trx, file, id, 'close', { closeReason: reason.id, closeNote }, by)
}
