/** The story files of the demo: each is what docs/demo.md says of it. */
import { expect } from 'vitest'
import { replay } from '#domain/ledger/replay.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { storyNumber } from '#server/seed/files/tell.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'

type Demo = {
  engine: OpenEngine
  today: string
  rowsOf<Row>(text: string, ...values: unknown[]): Promise<Row[]>
  count(from: string): Promise<number>
}
type StoryFile = Record<string, unknown> & { id: number }

export async function checkStories({ engine, today, rowsOf, count }: Demo): Promise<void> {
  const files =
    await rowsOf<StoryFile>(`select f.id::int as id, f.number, f.customer_id::int as customer, f.debtor_id::int as debtor, f.file_type as type, f.phase, f.workflow_status as state, f.currency,
      f.language, f.source, f.fourteen_day_state as letter, f.outstanding::int as outstanding, f.overpayment::int as overpayment, f.court_costs::int as court,
      f.other_costs::int as other, f.collection_costs::int as costs, f.disputed, f.insolvent, f.paused_until::text as until, f.limitation_date::text as limitation, r.code as closed
    from collection_file f left join close_reason r on r.id = f.close_reason_id where f.number like '1000%' order by f.id`)
  expect(files.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => storyNumber(index + 1)))
  const of = (n: number) => files[n - 1]
  expect(of(1)).toMatchObject({ state: 'closed', closed: 'paid_in_full', letter: 'expired_unpaid', outstanding: 0 })
  expect(of(2)).toMatchObject({ letter: 'none', costs: 0, type: 'private' })
  expect(of(3)).toMatchObject({ state: 'in_progress' })
  expect(
    await rowsOf(
      'select i.status, count(*)::int as n from instalment i join arrangement a on a.id = i.arrangement_id where a.file_id = 3 group by 1 order by 1',
    ),
  ).toEqual([
    { status: 'missed', n: 1 },
    { status: 'paid', n: 2 },
    { status: 'scheduled', n: 3 },
  ])
  expect(of(4)).toMatchObject({ state: 'paused', disputed: true, until: '2026-11-30' })
  expect(await rowsOf(`select distinct l.account from ledger_posting l where l.file_id = 5 order by 1`)).toContainEqual(
    { account: 'capitalised_interest' },
  )
  const rates = await rateTables(engine)
  const fifth = await factsOf(engine, 5)
  const used = fifth ? replay(fifth.facts, rates, today).segments.map(({ rate }) => rate) : []
  expect([...new Set(used)]).toEqual(['12.25', '11.15', '10.15', '10.4'])
  expect(of(6)).toMatchObject({ costs: 80_00 })
  const sevens = files.filter(({ debtor }) => debtor === 7)
  expect([sevens.length, new Set(sevens.map(({ customer }) => customer)).size]).toEqual([5, 3])
  expect(of(8)).toMatchObject({ phase: 'shv', state: 'suspend', insolvent: true, until: '2027-04-16' })
  expect(of(9)).toMatchObject({ state: 'suspend', insolvent: true })
  expect(fifth && (await factsOf(engine, 9))?.facts.periods.at(-1)).toMatchObject({
    from: '2026-10-06',
    terms: { type: 'none' },
  })
  expect(of(10)).toMatchObject({ phase: 'judicial', court: 350_00 + 144_00, other: 125_57, costs: 150_00 })
  expect(of(11)).toMatchObject({ phase: 'bailiff' })
  expect(of(12)).toMatchObject({ state: 'monitoring_in_progress', letter: 'none', insolvent: false })
  expect(of(13)).toMatchObject({ outstanding: 0, overpayment: 50_00 })
  expect(await rowsOf('select status, amount::int as amount from payment where file_id = 14')).toEqual([
    { status: 'reversed', amount: 120_00 },
  ])
  expect(of(15)).toMatchObject({ limitation: '2026-12-15' })
  expect(await rowsOf('select received_by from payment where file_id = 16')).toEqual([{ received_by: 'client' }])
  expect([of(17)?.currency, of(18)?.currency, of(19)?.language, of(20)?.source]).toEqual([
    'DKK',
    'GBP',
    'en',
    'precasso',
  ])
  expect(await count("collection_file_tags x join tag t on t.id = x.target_id where t.name = 'Rondleiding'")).toBe(24)
}
