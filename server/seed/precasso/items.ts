/** Items of pre-collection of the demo, in every state, of a few customers; those that were transferred have a file of the demo. */
import { referenceOf } from '#domain/law/paymentReference.ts'
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { letterOn } from '#server/seed/files/letters.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { insertItemCourse } from './course.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'

type State = PrecassoStored['status']

/** Numbers by state. */
const states: readonly (readonly [State, number])[] = [
  ...([
    ['new', 12],
    ['in_progress', 46],
    ['paused', 8],
  ] as const),
  ...([
    ['paid', 52],
    ['transferred', 16],
    ['withdrawn', 9],
    ['closed', 7],
  ] as const),
]
/** How many customers remind by the office. */
const customersOf = 5

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const d = names('debtor', 'd')
const s = names('workflow_step', 's')
const w = names('workflow', 'w')
const cu = names('customer', 'c')

type Owing = { debtor: number; customer: number; file: number | null; cents: number | null }
type Step = { id: number; workflow: number }

/** @returns The tables that were filled with explicit ids. */
export async function insertPrecassos(trx: Trx, now: Date): Promise<string[]> {
  const today = dayOf(now.toISOString())
  const steps = await stepsOf(trx)
  const wanted = states.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  const moved = await movedOf(trx, wanted.filter((state) => state === 'transferred').length)
  const others = await owingOf(trx, wanted.length)
  const random = randomFrom(20_260_625)
  const free = await holidays(trx)
  const rows = wanted.flatMap((state, index) => {
    const owing = state === 'transferred' ? moved.pop() : others[index]
    return owing && steps.length > 0 ? [rowOf(state, { ...owing, index, steps, today, random, free })] : []
  })
  await insertRows(trx, 'precasso', rows)
  await insertItemCourse(trx, today)
  return ['precasso']
}

async function stepsOf({ query }: Trx): Promise<Step[]> {
  const { rows } = await query<Step>({
    text: `select ${s.id}::int as id, ${s.workflow_id}::int as workflow from workflow_step s join workflow w on ${w.id} = ${s.workflow_id}
      where ${w.category} = 'precasso' and ${w.status} = 'active' order by ${s.workflow_id}, ${s.sequence}`,
  })
  return rows
}

async function movedOf({ query }: Trx, count: number): Promise<Owing[]> {
  const { rows } = await query<Owing>({
    text: `select ${f.debtor_id}::int as debtor, ${f.customer_id}::int as customer, ${f.id}::int as file,
        (select sum(${c.amount})::int from claim c where ${c.file_id} = ${f.id} and ${c.type} <> 'credit_note') as cents
      from collection_file f where ${f.source} = 'precasso' and ${f.file_type} = 'private' and ${f.id} > 100 order by ${f.id} limit $1`,
    values: [count],
  })
  return rows.filter(({ cents }) => cents !== null && cents > 0)
}

async function owingOf({ query }: Trx, count: number): Promise<Owing[]> {
  const { rows } = await query<Owing>({
    text: `select x.debtor, k.customer, null as file, null as cents from (
        select ${d.id}::int as debtor, row_number() over (order by ${d.id} desc) as nth from debtor d
        where ${d.kind} = 'private' and ${d.merged_into_id} is null and ${d.insolvency_status} is null order by ${d.id} desc limit $1) x
      join (select ${cu.id}::int as customer, row_number() over (order by ${cu.id}) as nth from customer c where ${cu.active} order by ${cu.id} limit ${customersOf}) k
        on k.nth = 1 + x.nth % ${customersOf} order by x.nth`,
    values: [count],
  })
  return rows
}

type Drafted = Owing & { index: number; steps: readonly Step[]; today: IsoDate; random: Random; free: LetterHolidays }

function rowOf(state: State, { debtor, customer, file, cents, index, steps, today, random, free }: Drafted) {
  const isOver = ['paid', 'transferred', 'withdrawn', 'closed'].includes(state)
  // Steps behind it: of a new item none, of one that was transferred all.
  const behind = state === 'new' ? 0 : state === 'transferred' || state === 'closed' ? steps.length : 1 + (index % 3)
  const age = state === 'new' ? index % 3 : 8 + behind * 11 + (isOver ? 20 + (index % 60) : index % 7)
  const created = addDays(today, -age)
  const due = addDays(created, -10 - random.below(20))
  const amount = cents ?? 2_500 + random.below(60_000)
  const number = `P${today.slice(0, 4)}${String(index + 1).padStart(6, '0')}`
  const step = state === 'paid' || state === 'withdrawn' ? null : (steps[behind] ?? null)
  const part = state === 'in_progress' && index % 6 === 0 ? Math.round(amount / 3) : 0
  const paid = state === 'paid' ? amount : part
  const letter = behind >= 3 ? letterOn(addDays(created, 22), free) : null
  const ended = isOver ? addDays(created, 8 + behind * 11) : null
  const money = (value: number) => ({ amount: value, currency: 'EUR' })
  return {
    id: index + 1,
    number,
    customer_id: customer,
    debtor_id: debtor,
    file_type: 'private',
    status: state,
    claims: [
      {
        type: 'invoice',
        number: `R${number.slice(3)}`,
        invoiceDate: addDays(due, -14),
        dueDate: due,
        amount: money(amount),
      },
    ],
    claim_numbers: `R${number.slice(3)}`,
    payments: paid > 0 ? [{ date: ended ?? addDays(today, -2), amount: money(paid) }] : null,
    amount,
    amount_currency: 'EUR',
    open_amount: amount - paid,
    open_amount_currency: 'EUR',
    workflow_id: steps[0]?.workflow ?? null,
    workflow_step_id: step?.id ?? null,
    workflow_step_due_at: step ? addDays(today, (index % 9) - 2) : null,
    ...(state === 'paused' && {
      hold_reason: 'De debiteur belt volgende week terug.',
      paused_until: addDays(today, 7),
    }),
    fourteen_day_sent: letter?.sent ?? null,
    fourteen_day_end: letter?.end ?? null,
    fourteen_day_state:
      letter === null
        ? 'none'
        : state === 'paid' && ended !== null && ended <= letter.end
          ? 'paid_in_time'
          : letter.end < today
            ? 'expired_unpaid'
            : 'running',
    branding: index % 7 === 0 ? 'office' : 'client',
    language: 'nl',
    client_reference: `KL-${4200 + index}`,
    payment_reference: referenceOf(`8${number.slice(1)}`),
    file_id: file,
    closed_at: ended && `${ended}T09:00:00Z`,
    reason: state === 'withdrawn' ? 'De klant heeft de factuur ingetrokken.' : null,
    created_at: `${created}T08:00:00Z`,
  }
}
