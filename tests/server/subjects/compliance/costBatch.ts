/** The same facts of many files, one by one and all at once: both come to the same cents. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { addDays, dayOf } from '#domain/time/day.ts'
import { payment } from '#schemas/generated/payment.ts'
import { system } from '#server/foundation/writer.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import type { Api } from '#tests/support/api.ts'
import { claim, euros, openFile } from '#tests/server/subjects/ledger/office.ts'

/** `off`: cents by which the letter names another sum than the scale gives; payments in cents. */
type Story = {
  cents: number
  off: number
  isCompany: boolean
  payments: { day: string; cents: number }[]
  charged: string
}

const day = fc.integer({ min: 0, max: 100 }).map((n) => addDays('2026-06-15', n))
const story: fc.Arbitrary<Story> = fc.record({
  cents: fc.integer({ min: 30_000, max: 250_000 }).map((n) => n - (n % 100)),
  off: fc.constantFrom(0, 0, 0, 0, 1, -1),
  isCompany: fc.boolean(),
  payments: fc.array(fc.record({ day, cents: fc.integer({ min: 1, max: 200_000 }) }), { maxLength: 3 }),
  charged: fc.constantFrom('2026-07-10', '2026-07-16', '2026-08-20', '2026-10-01'),
})

/** @param count How many files; the same ones each time by their seed. */
export const stories = (count: number): Story[] => fc.sample(story, { numRuns: count, seed: count })

async function opened(api: Api, customer: number, { cents, off, isCompany }: Story): Promise<number> {
  // 15 % of at most 2,500 euros, above the least of 40.
  const named = Math.max(4_000, Math.round(cents * 0.15)) + off
  const { id } = await openFile(api, {
    customer,
    fileType: isCompany ? 'company' : 'private',
    debtor: isCompany ? { kind: 'company', company: 'Bakker' } : { kind: 'private', lastName: 'de Wit' },
    claims: [claim('1', '2026-06-01', cents / 100)],
    interest: { type: 'none' },
    ...(!isCompany && { fourteenDayLetter: { sent: '2026-07-01', by: 'email', amount: euros(named / 100) } }),
  })
  return id
}

async function saidOf(api: Api, ids: readonly number[]): Promise<unknown[]> {
  const { rows } = await api.engine.query({
    text: `select f.fourteen_day_state as state, f.outstanding::int as outstanding, f.collection_costs::int as costs, f.overpayment::int as over,
        (select json_agg(json_build_array(l.amount, l.vat_amount, l.nothing_owed) order by l.id) from cost_line l where l.file_id = f.id and l.status = 'booked') as lines,
        (select coalesce(sum(p.cents), 0)::int from ledger_entry e join ledger_posting p on p.entry_id = e.id
          where e.file_id = f.id and e.kind = 'cost' and p.account = 'collection_costs') as booked
      from unnest($1::bigint[]) with ordinality as n(id, nth) join collection_file f on f.id = n.id order by n.nth`,
    values: [ids],
  })
  return rows
}

/** Facts arrive one by one at the files of one client, and by few calls at those of another. */
export async function batched(api: Api, costType: number, all: readonly Story[]): Promise<void> {
  const clients = []
  for (const number of ['S-1', 'S-2']) clients.push(await api.create('customer', { number, company: number }))
  const [single = [], many = []] = await Promise.all(
    clients.map(async ({ id }) => {
      const ids: number[] = []
      for (const one of all) ids.push(await opened(api, id, one))
      return ids
    }),
  )
  const admin = api.as('admin')
  for (const [at, { payments, charged }] of all.entries()) {
    await admin.post(`/api/v4/file/${single[at]}/costs`, { costType, date: charged })
    for (const { day: date, cents } of payments)
      await admin.post(`/api/v4/file/${single[at]}/payments`, { date, amount: euros(cents / 100) })
  }
  // Costs of a day to all whose day it is, and then all payments of all files, as a statement of the bank brings them.
  for (const date of new Set(all.map(({ charged }) => charged))) {
    const ids = many.filter((_, at) => all[at]?.charged === date)
    const run = (await admin.post('/api/v4/file/bulk', { action: 'addCost', values: { costType, date }, ids })).json<{
      id: number
      total: number
    }>()
    await admin.post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
    await api.runDue()
  }
  const time = { today: dayOf(api.app.now()), requestId: 'test' }
  await api.engine.transaction((trx) =>
    settledOnce(trx, time, async () => {
      for (const [at, { payments }] of all.entries())
        for (const { day: date, cents } of payments) {
          const body = { file: many[at] ?? 0, date, amount: euros(cents / 100), direction: 'in' } as const
          await api.app.records.create(trx, payment, body as never, system('test'))
        }
    }),
  )
  await api.doJob('ledger.carry', {})
  const [one, other] = [await saidOf(api, single), await saidOf(api, many)]
  expect(other).toEqual(one)
  expect(one.some((row) => (row as { booked: number }).booked > 0)).toBe(true)
  const rates = await rateTables(api.engine)
  for (const id of [...single, ...many]) expect(await driftOf(api.engine, id, rates)).toEqual([])
}
