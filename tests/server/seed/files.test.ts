/** The files of the demo: whole, lawful, and in the shares of an office. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOn, type TermStanding } from '#domain/arrangements/standing.ts'
import { costsByRegime, type CostRegime } from '#domain/law/costRegime.ts'
import { instalmentCosts } from '#domain/law/instalmentCosts.ts'
import { limitation, type Interruption, type LimitationCategory } from '#domain/law/limitation.ts'
import { isReference } from '#domain/law/paymentReference.ts'
import { paymentInterruptions } from '#domain/ledger/interruptions.ts'
import { replay } from '#domain/ledger/replay.ts'
import { shareOf } from '#domain/money/share.ts'
import { effectsOf, type ProtectionKind } from '#domain/protection.ts'
import { formats } from '#schemas/formats.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { seed } from '#server/seed/seed.ts'
import { arrangedOf, type Arranged } from '#server/subjects/arrangements/readArrangements.ts'
import { found } from '#server/subjects/compliance/lawChecks/lawCheck.ts'
import { lawChecks } from '#server/subjects/compliance/lawChecks/lawChecks.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { bookedOf } from '#server/subjects/ledger/settle.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { openTestEngine } from '#tests/support/engine.ts'
import { wideReads } from './rowsRead.ts'
import { checkShares } from './shares.ts'
import { checkStories } from './storyFiles.ts'
import { unlawful } from './unlawful.ts'

const now = new Date('2026-11-25T09:00:00Z')
const today = '2026-11-25'
const dataDir = mkdtempSync(path.join(tmpdir(), 'dossier-demo-'))
let engine: OpenEngine
beforeAll(async () => {
  engine = { ...(await openTestEngine()), withoutTimeout: (work) => work() }
  await seed(engine, { size: '10k', password: 'demo-password', now, where: { dataDir } })
}, 240_000)
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true })
})

const rowsOf = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await engine.query<Row & object>({ text, values })).rows
const count = async (from: string): Promise<number> =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count ?? 0

test('every check of the law finds nothing in the demo, and finds a row that breaks it', async () => {
  expect(Object.keys(unlawful).sort()).toEqual(lawChecks.map(({ id }) => id).sort())
  for (const check of lawChecks) {
    const ids = async (query: OpenEngine['query']) =>
      (await query<{ id: number }>({ text: found(check), values: [today] })).rows.map(({ id }) => id)
    expect([check.id, await ids(engine.query)]).toEqual([check.id, []])
    const { does, finds } = unlawful[check.id] ?? { does: [], finds: 'null' }
    const undone = engine.transaction(async (trx) => {
      for (const text of does) await trx.query({ text })
      const [wanted] = (await trx.query<{ id: number }>({ text: `select (${finds})::int as id` })).rows
      expect([check.id, await ids(trx.query)]).toEqual([check.id, [wanted?.id]])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  }
})

test('letters and closings are of working days, and the letter is found in every state', async () => {
  const free = (day: string) =>
    `(extract(isodow from ${day}) > 5 or exists (select from holiday h where h.date = ${day} and h.is_statutory))`
  expect(await count(`collection_file where ${free('closed_at::date')}`)).toBe(0)
  expect(await count(`collection_file where ${free('fourteen_day_sent')}`)).toBe(0)
  expect(await count(`message where channel = 'post' and ${free('sent_at::date')}`)).toBe(0)
  for (const state of ['none', 'running', 'paid_in_time', 'invalid', 'expired_unpaid', 'not_needed'])
    expect([state, (await count(`collection_file where fourteen_day_state = '${state}'`)) > 2]).toEqual([state, true])
  const posted = `collection_file where fourteen_day_message_id is not null`
  expect(await count(`${posted} and fourteen_day_document_id is null`)).toBe(0)
  expect(await count(posted)).toBeGreaterThan(30)
})

test('no court is announced while a file is amicable; a protection does what the program says of its kind', async () => {
  const announced = `message m join collection_file f on f.id = m.file_id join post_mail_template t on t.id = m.post_mail_template_id
    where t.purpose = 'court_announcement' and f.phase = 'amicable'`
  expect(await count(announced)).toBe(0)
  const events = await rowsOf<{ kind: ProtectionKind; blocks: boolean; stops: boolean }>(
    'select distinct kind, blocks_collection as blocks, stops_interest as stops from insolvency_event',
  )
  expect(events.length).toBeGreaterThan(7)
  for (const { kind, blocks, stops } of events)
    expect([kind, effectsOf(kind)]).toMatchObject([kind, { blocksCollection: blocks, stopsInterest: stops }])
})

test('what a payment settled is the payment; what the bank took back settles nothing', async () => {
  const settled = `select p.id from payment p
    left join ledger_entry e on e.file_id = p.file_id and e.key = 'payment ' || p.id and e.reverses is null
      and not exists (select from ledger_entry r where r.reverses = e.id)
    left join ledger_posting l on l.entry_id = e.id and l.account <> 'received'
    where p.direction = 'in' group by p.id having -coalesce(sum(l.cents), 0) <> case p.status when 'booked' then p.amount else 0 end`
  expect(await count(`(${settled}) as p`)).toBe(0)
  expect(await count(`payment where status = 'reversed'`)).toBeGreaterThan(40)
  const mirrored = `ledger_entry e where e.key in (select 'payment ' || id from payment where status = 'reversed') and e.reverses is null
    and not exists (select from ledger_entry r where r.reverses = e.id)`
  expect(await count(mirrored)).toBe(0)
})

test('nothing is owed below zero, and a file that was closed as paid owes nothing', async () => {
  expect(await count('collection_file where outstanding < 0 or (overpayment > 0 and outstanding > 0)')).toBe(0)
  const paid = `collection_file f join close_reason r on r.id = f.close_reason_id where r.requires_zero_balance`
  expect(await count(paid)).toBeGreaterThan(300)
  expect(await count(`${paid} and f.outstanding <> 0`)).toBe(0)
  const unexplained = `collection_file f join close_reason r on r.id = f.close_reason_id where r.requires_note and f.close_note is null`
  expect(await count(unexplained)).toBe(0)
})

test('a private debtor owes no collection costs before the letter has expired unpaid', async () => {
  const early = `ledger_entry e join ledger_posting p on p.entry_id = e.id join collection_file f on f.id = e.file_id
    where p.account in ('collection_costs', 'collection_costs_vat') and f.file_type = 'private'
      and (f.fourteen_day_state <> 'expired_unpaid' or e.day <= f.fourteen_day_end)`
  expect([await count(early), await count('unlawful_cost')]).toEqual([0, 0])
  expect(await count(`collection_file where file_type = 'private' and fourteen_day_state = 'none'`)).toBeGreaterThan(0)
})

test('every open file that waits says why, and till when as far as one knows', async () => {
  const waits = `collection_file f where workflow_status in ('paused', 'suspend')`
  expect(await count(`${waits} and hold_reason is null`)).toBe(0)
  expect(await count(`collection_file f where workflow_status = 'paused' and paused_until < '${today}'`)).toBe(0)
  const terms = `collection_file f where workflow_status = 'term_payment' and not exists
    (select from arrangement a where a.file_id = f.id and a.status = 'active' and a.next_due_date >= f.interest_until - 5)`
  expect(await count(terms)).toBe(0)
  expect(await count(`collection_file where workflow_status like 'monitoring%' and phase <> 'monitoring'`)).toBe(0)
})

test('a payment interrupts the limitation of what it settled; interest of a bankrupt stops by the event alone', async () => {
  const wrong = []
  for (const { id } of await rowsOf<{ id: number }>(
    'select id::int as id from collection_file where id <= 24 or id % 25 = 0',
  )) {
    const stored = await rowsOf(
      `select payment_id::int as payment, claim_id::int as claim, date::text as date from interruption_event
        where file_id = $1 and kind = 'payment' order by 3, 1, 2`,
      id,
    )
    const keyOf = (one: unknown) => JSON.stringify(one)
    const wanted = paymentInterruptions(await bookedOf(engine, id)).map(({ payment, claim, date }) => ({
      payment,
      claim,
      date,
    }))
    if (String(stored.map(keyOf).sort()) !== String(wanted.map(keyOf).sort())) wrong.push(id)
  }
  expect(wrong).toEqual([])
  expect(await count(`interruption_event where kind = 'payment'`)).toBeGreaterThan(1_000)
  expect(await rowsOf('select type, from_day from interest_setting where file_id = 9')).toEqual([
    { type: expect.not.stringMatching('none'), from_day: null },
  ])
})

test('each claim has the limitation that its interruptions give', async () => {
  type Row = { category: LimitationCategory; due: string; date: string; interruptions: Interruption[] }
  const rows =
    await rowsOf<Row>(`select c.limitation_category as category, c.due_date::text as due, c.limitation_date::text as date,
      coalesce((select json_agg(json_build_object('date', i.date, 'kind', i.kind)) from interruption_event i where i.claim_id = c.id), '[]') as interruptions
    from claim c`)
  const wrong = rows.filter(
    ({ category, due, date, interruptions }) => limitation(category, due, interruptions, today).date !== date,
  )
  expect(wrong).toEqual([])
  expect(rows.some(({ interruptions }) => interruptions.length > 0)).toBe(true)
  expect(
    await count(
      `claim c join collection_file f on f.id = c.file_id where f.workflow_status <> 'closed' and c.limitation_date < '${today}'`,
    ),
  ).toBe(0)
})

test('collection costs are those that the program would compute', { timeout: 120_000 }, async () => {
  const rates = await rateTables(engine)
  type Row = { id: number; customer: number; isCompany: boolean; day: string; amount: number; vat: number }
  const rows =
    await rowsOf<Row>(`select f.id::int as id, f.customer_id::int as customer, f.file_type = 'company' as "isCompany",
      case when f.id = 6 then max(l.date) else coalesce(f.fourteen_day_end, min(l.date)) end::text as day, sum(l.amount)::int as amount, sum(l.vat_amount)::int as vat
    from cost_line l join cost_type t on t.id = l.cost_type_id join collection_file f on f.id = l.file_id
    where t.code = 'bik' and (f.id <= 24 or f.id % 4 = 0) group by f.id`)
  type Regime = Parameters<typeof costsByRegime>[2] & { id: number }
  const regimes =
    await rowsOf<Regime>(`select id::int as id, cost_regime as regime, trim_scale(contractual_costs)::text as percent,
      contractual_minimum::int as minimum, coalesce(vat_deductible, true) as "vatDeductible" from customer`)
  expect(rows.length).toBeGreaterThan(300)
  let several = 0
  for (const { id, customer, isCompany, day, amount, vat } of rows) {
    const facts = (await factsOf(engine, id))?.facts
    const regime = regimes.find((one) => one.id === customer)
    if (!facts || !regime) throw new Error(`file ${id} has no facts`)
    const open = [...replay(facts, rates, day).open.claims.values()]
    const principal = open.reduce((sum, { account }) => sum + account.principal, 0)
    const terms = open.map(({ fact, account }) => ({ ...fact, amount: account.principal }))
    // Invented files have either invoices or the terms of one agreement; story 6 has a letter for each term.
    const isOfTerms = terms.length > 1 && terms.every(({ agreement }) => agreement !== undefined)
    const together = costsByRegime(principal, isCompany, regime)
    const capped = isOfTerms ? cumulated(terms, regime) : together
    const isCapped = capped && together && (id === 6 || capped.net < together.net)
    const expected = isCapped ? capped : together
    expect([id, expected]).toMatchObject([id, { net: amount, vat }])
    if (isOfTerms) several += 1
  }
  expect(several).toBeGreaterThan(20)
})

function cumulated(terms: Parameters<typeof instalmentCosts>[0], { vatDeductible }: CostRegime) {
  const net = instalmentCosts(terms).total
  return { net, vat: vatDeductible ? 0 : shareOf(net, '21') }
}

test('the ledger of each file is what follows from its facts', { timeout: 120_000 }, async () => {
  const rates = await rateTables(engine)
  const files = await rowsOf<{
    id: number
  }>(`select f.id::int as id from collection_file f where f.id <= 24 or f.id % 5 = 0 or f.currency <> 'EUR'
    or exists (select from payment p where p.file_id = f.id and p.status = 'reversed')`)
  for (const { id } of files) expect(await driftOf(engine, id, rates)).toEqual([])
})

test('arrangements: their terms add up, and are paid in the order of their days by the payments of the file', async () => {
  const terms = `(select a.id from arrangement a join instalment i on i.arrangement_id = a.id
    group by a.id having sum(i.amount) <> a.total or sum(i.paid_amount) <> a.paid_amount or count(*) <> a.terms) as a`
  expect(await count(terms)).toBe(0)
  const received = `arrangement a where a.paid_amount > (select coalesce(sum(p.amount), 0) from payment p where p.file_id = a.file_id and p.status = 'booked' and p.date >= a.decided_at::date)`
  expect(await count(received)).toBe(0)
  const disordered = `instalment i join instalment j on j.arrangement_id = i.arrangement_id and j.sequence > i.sequence where i.status <> 'paid' and j.status = 'paid'`
  expect(await count(disordered)).toBe(0)
  expect(await count(`instalment where (status = 'paid') <> (paid_at is not null)`)).toBe(0)
  const agrees = `collection_file f join arrangement a on a.file_id = f.id where f.arrangement_active <> (a.status = 'active')
    or (a.status = 'active') <> (f.workflow_status = 'term_payment') or (a.status = 'completed' and (f.workflow_status <> 'closed' or f.outstanding <> 0))`
  expect(await count(agrees)).toBe(0)
  expect(
    await count(
      `arrangement a where a.status = 'broken' and (select count(*) from instalment i where i.arrangement_id = a.id and i.status = 'missed') <> 1`,
    ),
  ).toBe(0)
  expect(
    await count(
      `instalment i join arrangement a on a.id = i.arrangement_id where a.status = 'active' and i.status <> 'paid' and i.due_date + 5 < '${today}'`,
    ),
  ).toBe(0)
  const all = await rowsOf<{ id: number }>('select id::int as id from arrangement')
  const told = await arrangedOf(
    engine,
    all.map(({ id }) => id),
  )
  const byFacts = (one: Arranged) => standingOn(one.terms, one.received, one, today)
  const stored = ({ paid, nextDue, terms }: Arranged) => ({ paid, nextDue, terms: terms.map(termOf) })
  const differing = told.filter((one) => {
    const { paid, nextDue, terms } = byFacts(one)
    const derived = { paid, nextDue: one.status === 'active' ? nextDue : null, terms: terms.map(termOf) }
    return JSON.stringify(derived) !== JSON.stringify(stored(one))
  })
  expect(differing.map((one) => [stored(one), byFacts(one)])).toEqual([])
})
const termOf = ({ id, paid, paidAt, status }: TermStanding) => ({ id, paid, paidAt, status })

test('whoever is protected has an event that says so, and no open file that goes on', async () => {
  const events = `debtor d full join insolvency_event e on e.debtor_id = d.id and e.status = 'active'
    where d.insolvency_status is distinct from e.kind or d.insolvency_until is distinct from e.end_date`
  expect(await count(events)).toBe(0)
  const goesOn = `collection_file f join insolvency_event e on e.debtor_id = f.debtor_id and e.blocks_collection
    where f.workflow_status <> 'closed' and (f.workflow_status <> 'suspend' or not f.insolvent)`
  expect(await count(goesOn)).toBe(0)
  expect(await count(`collection_file where insolvent and workflow_status <> 'suspend'`)).toBe(0)
  expect(await count(`insolvency_event where end_date < '${today}'`)).toBe(0)
})

test('shares are those of an office', () => checkShares(count))

test('one currency for all of a file, and no Dutch costs or interest outside the euro', async () => {
  for (const [table, column] of [
    ['claim', 'amount'],
    ['payment', 'amount'],
    ['cost_line', 'amount'],
    ['collection_file', 'outstanding'],
  ] as const) {
    const of =
      table === 'collection_file'
        ? 'collection_file x join collection_file f on f.id = x.id'
        : `${table} x join collection_file f on f.id = x.file_id`
    expect(await count(`${of} where x.${column}_currency <> f.currency`)).toBe(0)
  }
  expect(
    await count(
      `ledger_entry e join collection_file f on f.id = e.file_id where e.currency::text <> f.currency collate "C"`,
    ),
  ).toBe(0)
  expect(await count(`collection_file where currency <> 'EUR' and (interest <> 0 or collection_costs <> 0)`)).toBe(0)
})

test('numbers and references pass their checks', async () => {
  const files = await rowsOf<{ reference: string }>('select payment_reference as reference from collection_file')
  expect(files.filter(({ reference }) => !isReference(reference))).toEqual([])
  const wrong = async (column: string, from: string, is: (text: string) => boolean) =>
    (await rowsOf<{ text: string }>(`select ${column} as text from ${from} where ${column} is not null`)).filter(
      ({ text }) => !is(text),
    )
  expect(await wrong('iban', 'debtor', formats.iban)).toEqual([])
  expect(await wrong('kvk_number', 'debtor', formats.kvk)).toEqual([])
  expect(await wrong('postcode', 'debtor_address', formats['nl-postcode'])).toEqual([])
  expect(await wrong('phone', 'debtor_contact', formats['phone-e164'])).toEqual([])
})

test('the story files are what docs/demo.md says of them', () => checkStories({ engine, today, rowsOf, count }))

// It books a payment, so that it comes last.
test('what is read of one file does not grow with the office', async () => {
  expect(await wideReads(600, { engine, dataDir, now })).toEqual([])
})
