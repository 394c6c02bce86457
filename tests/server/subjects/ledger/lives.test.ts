/**
 * Random lives of files on the real database, protections of their debtor included: whatever happens in whatever order, the ledger is what follows from it,
 * every cent is somewhere, and no forbidden cost appears.
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import { addDays, dayOf } from '#domain/time/day.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const roles = [...staff, 'ROLE_FINANCE']
const day = fc.integer({ min: 0, max: 600 }).map((n) => addDays('2025-02-01', n))
const euro = fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100)
const nth = fc.nat({ max: 5 })

const debtorOf = async (api: Api, file: number): Promise<number> =>
  Number((await api.rows('collection_file')).find(({ id }) => id === file)?.debtor_id)

type Step = (api: Api, file: number, costType: number) => Promise<number>
const post = async (api: Api, path: string, body: object): Promise<number> =>
  (await api.as(roles).post(`/api/v4/${path}`, body)).statusCode

/** Takes an action on the newest arrangement of a file. */
async function latest(api: Api, file: number, action: string): Promise<number> {
  const one = (await api.rows('arrangement')).findLast((row) => row.file_id === file)
  return one ? post(api, `arrangement/${String(one.id)}/${action}`, {}) : 200
}

/** Each may be refused, but never fails. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(day, euro).map(
    ([date, amount]): Step =>
      (api, file) =>
        post(api, `file/${file}/payments`, { date, amount: euros(amount) }),
  ),
  nth.map((n): Step => async (api, file) => {
    const payments = (await api.rows('payment')).filter((row) => row.file_id === file && row.status === 'booked')
    const one = payments[n % Math.max(1, payments.length)]
    return one ? post(api, `payment/${String(one.id)}/reverse`, { reason: 'Terug' }) : 200
  }),
  day.map(
    (date): Step =>
      (api, file, costType) =>
        post(api, `file/${file}/costs`, { costType, date }),
  ),
  fc.tuple(day, euro, fc.constantFrom('principal', 'interest', 'collection_costs')).map(
    ([date, amount, component]): Step =>
      (api, file) =>
        post(api, `file/${file}/write-offs`, { date, component, amount: euros(amount), reason: 'Coulance' }),
  ),
  fc.tuple(day, euro, fc.constantFrom('invoice', 'credit_note', 'subscription_term')).map(
    ([date, amount, type]): Step =>
      (api, file) =>
        post(api, 'claim', {
          file,
          type,
          number: date,
          invoiceDate: date,
          dueDate: date,
          amount: euros(amount),
          ...(type === 'subscription_term' && { agreementReference: 'FIT-1' }),
        }),
  ),
  fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.boolean())
    .map(([instalments, interestFrozen]): Step => async (api, file) => {
      const startDate = addDays(dayOf(api.app.now()), 10)
      await post(api, `file/${file}/arrangement`, { instalments, startDate, interestFrozen })
      return latest(api, file, 'accept')
    }),
  fc.constantFrom('break', 'resume', 'cancel', 'addTerm', 'finish', 'accept').map(
    (action): Step =>
      (api, file) =>
        latest(api, file, action),
  ),
  fc.tuple(nth, fc.constantFrom('waive', 'postpone')).map(([n, action]): Step => async (api, file) => {
    const own = (await api.rows('arrangement')).filter((row) => row.file_id === file).map(({ id }) => id)
    const terms = (await api.rows('instalment')).filter((row) => own.includes(row.arrangement_id))
    const one = terms[n % Math.max(1, terms.length)]
    const more = one && action === 'postpone' && { dueDate: addDays(String(one.due_date), 20) }
    return one ? post(api, `instalment/${String(one.id)}/${action}`, { reason: 'Ziek', ...more }) : 200
  }),
  fc.integer({ min: 1, max: 12 }).map((days): Step => async (api) => {
    api.advance(days * 86_400_000)
    await api.doJob('ledger.carry', {})
    await api.doJob('instalments.follow', {})
    return 200
  }),
  fc.tuple(day, fc.constantFrom('none', 'commercial')).map(
    ([from, type]): Step =>
      (api, file) =>
        post(api, 'interest-setting', { file, type, from, until: addDays(from, 60), reason: 'Afspraak' }),
  ),
  // A day to come, or an end that has passed, is refused.
  fc.tuple(day, fc.constantFrom('bankruptcy', 'wsnp', 'moratorium', 'bewind')).map(
    ([startDate, kind]): Step =>
      async (api, file) =>
        post(api, `debtor/${await debtorOf(api, file)}/insolvency`, { kind, startDate }),
  ),
  fc.tuple(fc.nat({ max: 400 }), nth).map(([days, n]): Step => async (api, file) => {
    const debtor = await debtorOf(api, file)
    const events = (await api.rows('insolvency_event')).filter((row) => row.debtor_id === debtor)
    const one = events[n % Math.max(1, events.length)]
    if (!one) return 200
    const endDate = addDays(String(one.start_date), days)
    const files = [{ id: file, decision: 'resume' }]
    return post(api, `debtor/${debtor}/insolvency/${String(one.id)}/end`, { endDate, ...(n > 2 && { files }) })
  }),
)

test(
  'the ledger is what follows from the facts, on every day, whatever happened',
  { timeout: 120_000 },
  async ({ api, office }) => {
    const letter = { sent: '2025-03-03', by: 'email', amount: euros(150) }
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 4, maxLength: 10 }),
        fc.boolean(),
        day,
        async (life, hasLetter, on) => {
          const { id } = await openFile(api, {
            customer: office.customer,
            fileType: 'private',
            debtor: person,
            claims: [claim('1', '2025-02-01', 1_000)],
            ...(hasLetter && { fourteenDayLetter: letter }),
          })
          for (const step of life) {
            expect([200, 201, 400]).toContain(await step(api, id, office.costType))
            expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([])
            await inTerms(api, id)
          }
          await accounts(api, id, on)
        },
      ),
      { numRuns: 25 },
    )
  },
)

/** Arrangements beside the payments and terms that they are about, worked out by statements of their own. */
async function inTerms(api: Api, id: number): Promise<void> {
  const { rows } = await api.engine.query<Record<string, string | number | boolean | null>>({
    text: `select a.status, a.total = sum(i.amount) as adds_up, coalesce(a.paid_amount, 0) = sum(coalesce(i.paid_amount, 0)) as paid_adds_up,
        a.next_due_date is not distinct from case when a.status = 'active' then min(i.due_date) filter (where i.status not in ('paid', 'waived')) end as is_next,
        bool_and(coalesce(i.paid_amount, 0) <= i.amount and (i.change <> 'waived' or coalesce(i.paid_amount, 0) = 0)) as within,
        coalesce(a.paid_amount, 0) <= (select coalesce(sum(p.amount), 0) from payment p where p.file_id = $1 and p.status = 'booked' and p.direction = 'in'
            and p.date >= (a.runs -> 0 ->> 'from')::date) as received
      from arrangement a join instalment i on i.arrangement_id = a.id where a.file_id = $1 and a.runs is not null group by a.id order by a.id`,
    values: [id],
  })
  for (const { status, ...holds } of rows)
    expect([status, holds]).toEqual([
      status,
      { adds_up: true, paid_adds_up: true, is_next: true, within: true, received: true },
    ])
  const file = (await api.rows('collection_file')).find((row) => row.id === id)
  const running = rows.filter(({ status }) => status === 'active').length
  const state = String(file?.workflow_status)
  expect([file?.arrangement_active, running > 1]).toEqual([running === 1, false])
  // A protection keeps the file waiting, and leaves its arrangement as it is.
  if (state === 'suspend')
    expect((await api.rows('protected_file')).filter((row) => row.file_id === id)).not.toEqual([])
  else expect([state, state === 'term_payment']).toEqual([state, running === 1])
}

type Balance = Record<string, { amount: number }> & { explanation: { amount: number }[] }

/** What the postings say beside what the balance says. */
async function accounts(api: Api, id: number, on: string): Promise<void> {
  const { rows } = await api.engine.query<{ account: string; cents: string }>({
    text: `select account, sum(cents)::text as cents from ledger_posting where file_id = $1 group by account`,
    values: [id],
  })
  const sum = (account: string) => Number(rows.find((row) => row.account === account)?.cents ?? 0)
  expect(rows.reduce((total, { cents }) => total + Number(cents), 0)).toBe(0)
  const of = async (path: string) => (await api.as(roles).get(`/api/v4/file/${id}${path}`)).json<Balance>()
  const [file, today, then] = await Promise.all([of(''), of('/balance'), of(`/balance?on=${on}`)])
  for (const name of ['principal', 'outstanding', 'paid', 'overpayment'])
    expect([name, file[name]]).toEqual([name, today[name]])
  expect(sum('principal')).toBe(today.principal?.amount)
  expect(sum('overpayment') + (today.overpayment?.amount ?? 0)).toBe(0)
  if ((file.fourteenDayState as unknown as string) !== 'expired_unpaid') expect(sum('collection_costs')).toBe(0)
  for (const { explanation, outstanding } of [today, then])
    expect(explanation.slice(0, -1).reduce((total, { amount }) => total + amount, 0)).toBe(outstanding?.amount)
}

test('each night the interest of open files is carried to the day, and a sample is compared', async ({
  api,
  office,
}) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2025-02-01', 1_000)],
  })
  const read = async () => (await api.as(roles).get(`/api/v4/file/${id}`)).json<Record<string, unknown>>()
  const before = await read()
  api.advance(10 * 86_400_000)
  await api.doJob('ledger.carry', {})
  const after = await read()
  expect(after.interestUntil).toBe(addDays(String(before.interestUntil), 10))
  expect(after).toMatchObject({ _version: before._version })
  expect((after.interest as { amount: number }).amount).toBeGreaterThan((before.interest as { amount: number }).amount)
  await api.doJob('ledger.check', {})
  await api.engine.query({ text: 'update collection_file set outstanding = outstanding + 1' })
  expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([{ file: id, what: 'amounts' }])
  const asked = (who: string, kind: string) => api.as(who, { anew: true }).post(`/api/v4/jobs/kinds/${kind}/run`, {})
  expect((await asked('settings', 'ledger.checkAll')).statusCode).toBe(403)
  expect((await asked('admin', 'ledger.carry')).statusCode).toBe(404)
  expect((await asked('admin', 'ledger.checkAll')).statusCode).toBe(200)
  await api.runDue()
  const { failed } = (await api.as('admin').get('/api/v4/jobs')).json<{ failed: { kind: string; error: string }[] }>()
  expect(failed).toMatchObject([{ kind: 'ledger.checkAll', error: `ledger: file ${id} (amounts)` }])
})

test('carried at once or settled one by one: the same amounts, bookings and states', async ({ api, office }) => {
  const now = dayOf(api.app.now())
  const letter = { sent: addDays(now, -6), by: 'email', amount: euros(150) }
  const both: number[] = []
  for (const _ of [1, 2]) {
    const { id } = await openFile(api, {
      customer: office.customer,
      fileType: 'private',
      debtor: person,
      fourteenDayLetter: letter,
      // One falls due between, so that what was paid too much settles it by a booking.
      claims: [claim('1', '2025-02-01', 1_000), claim('2', addDays(now, 10), 500, { invoiceDate: addDays(now, -3) })],
    })
    await post(api, `file/${id}/payments`, { date: addDays(now, -2), amount: euros(1_200) })
    both.push(id)
  }
  const [carried = 0, settled = 0] = both
  const plain = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('1', '2025-02-01', 750)],
  })
  api.advance(30 * 86_400_000)
  const rates = await rateTables(api.engine)
  const today = addDays(now, 30)
  await api.engine.transaction((trx) => settle(trx, settled, { today, requestId: 'test', rates }))
  await api.doJob('ledger.carry', {})
  const kept = async (id: number) => (await api.rows('collection_file')).find((row) => row.id === id)
  const amounts = [
    'interest_until',
    'interest',
    'outstanding',
    'paid',
    'overpayment',
    'fourteen_day_state',
    'principal',
  ]
  const of = async (id: number) => {
    const row = await kept(id)
    return amounts.map((name) => row?.[name])
  }
  expect(await of(carried)).toEqual(await of(settled))
  for (const id of [...both, plain.id]) expect(await driftOf(api.engine, id, rates)).toEqual([])
  expect(await kept(plain.id)).toMatchObject({ interest_until: today })
})
