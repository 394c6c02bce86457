/** Files that become one: their facts move to the file that leads, costs are those on the sum, the others close. All or nothing. */
import type { FastifyInstance } from 'fastify'
import { refusalsOf } from '#domain/merging/refusal.ts'
import type { Balance } from '#domain/ledger/balance.ts'
import type { Money } from '#domain/money/money.ts'
import { costLine } from '#schemas/generated/cost-line.ts'
import { fileMerge } from '#schemas/generated/file-merge.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotFound, Refused, type Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { keepPaymentInterruptions } from '#server/subjects/limitation/listeners.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { settledOnce, waits } from '#server/subjects/ledger/settleOnce.ts'
import { cameTo, costLinesOf, costsTogether, type CostLine, type CostsTogether } from './costsTogether.ts'
import { agreedOn, keepInterest } from './keepInterest.ts'
import { filesToMerge, type FileRow } from './mergeFiles.ts'
import { moveRecords, type Options } from './moveRecords.ts'
import { keepReceipt, type Moved, type Receipt } from './receipt.ts'

export type Merging = { lead: number; files: readonly number[]; options: Options }
export type Merged = {
  id: number
  currency: string
  moved: readonly Moved[]
  costs: { before: number; after: number; base: number | null; date: string | null }
  before: readonly { id: number; balance: Balance }[]
  after: Balance
}

const r = names('close_reason')

/** @throws {FieldErrors} At `files.0` …, with all reasons why that one may not be merged. @throws {Refused} */
export async function mergeFiles(
  app: FastifyInstance,
  trx: Trx,
  { lead: leadId, files: ids, options }: Merging,
  by: Writer,
): Promise<Merged> {
  const today = todayAt(app.now())
  const settling = { today, requestId: by.requestId }
  const all = await filesToMerge(trx, [leadId, ...ids], true)
  const lead = all.find(({ id }) => id === leadId)
  const others = ids.map((id) => all.find((one) => one.id === id))
  if (!lead || others.includes(undefined)) throw new NotFound()
  const merged = others.filter((one) => one !== undefined)
  checkMerge(lead, merged)
  const before = []
  for (const { id } of [lead, ...merged]) before.push({ id, balance: await settledBalance(trx, id, settling) })

  const lines = await costLinesOf(trx, [leadId, ...ids])
  const costs = await costsTogether(trx, [lead, ...merged], lines, today)
  const moved: Moved[] = []
  const settings: number[] = []
  let charged: number | null = null
  await settledOnce(trx, settling, async () => {
    if (costs) charged = await chargeTogether(app, trx, { lead, lines, costs, by })
    const own = await agreedOn(trx, leadId)
    for (const one of merged) {
      const theirs = await agreedOn(trx, one.id)
      const gone = await moveRecords(app, trx, { from: one.id, to: leadId, options, by })
      waits(trx, one.id)
      const claims = gone.flatMap(({ entity, id }) => (entity === 'claim' ? [id] : []))
      settings.push(...(await keepInterest(app, trx, { lead: leadId, own, theirs, claims, by })))
      moved.push(...gone)
    }
  })
  await keepPaymentInterruptions(app.records, trx, leadId, by)
  for (const one of merged) await closeMerged(app, trx, { lead, one, by })
  const after = await settledBalance(trx, leadId, settling)
  const receipt: Receipt = {
    moved,
    settings,
    costs: charged,
    reversed: costs ? lines : [],
    files: merged.map(({ id, state }) => ({ id, state })),
  }
  const together = charged === null ? undefined : await cameTo(trx, leadId, charged, today)
  const costsAfter = together ? together.amount + together.vat : sum(lines.map(totalOf))
  const id = await keepMerge(app, trx, {
    lead,
    merged,
    moved,
    before,
    after,
    costsAfter,
    costsBefore: sum(lines.map(totalOf)),
    by,
  })
  await keepReceipt(trx, id, receipt)
  return {
    id,
    moved,
    before,
    after,
    currency: lead.currency,
    costs: {
      before: sum(lines.map(totalOf)),
      after: costsAfter,
      base: together?.principal ?? null,
      date: costs?.date ?? null,
    },
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)
const totalOf = ({ amount, vat }: CostLine): number => amount + vat

/** @throws {FieldErrors} */
export function checkMerge(lead: FileRow, merged: readonly FileRow[]): void {
  const errors: Record<string, Text[]> = {}
  const told = (file: FileRow) => refusalsOf(file, lead).map((name): Text => ({ key: `merging.refusals.${name}` }))
  if (told(lead).length > 0) errors.lead = told(lead)
  for (const [at, one] of merged.entries()) if (told(one).length > 0) errors[`files.${at}`] = told(one)
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}

async function settledBalance(trx: Trx, id: number, settling: { today: string; requestId: string }): Promise<Balance> {
  const balance = await settle(trx, id, settling)
  if (!balance) throw new NotFound()
  return balance
}

type Charging = { lead: FileRow; lines: readonly CostLine[]; costs: CostsTogether; by: Writer }

/** Replaces the collection costs of each file by those on the sum of all. @returns The new cost line. */
async function chargeTogether(app: FastifyInstance, trx: Trx, { lead, lines, costs, by }: Charging): Promise<number> {
  const writer = system('merging', by)
  const reason = say('nl', { key: 'merging.reversed', values: { number: lead.number } })
  for (const { id } of lines) await app.records.take(trx, costLine, id, 'reverse', { reason }, writer)
  const description = say('nl', { key: 'merging.together' })
  // The amount follows when the file is settled.
  const amounts = { amount: sum(lines.map(({ amount }) => amount)), vat: sum(lines.map(({ vat }) => vat)) }
  const line = { file: lead.id, ...costs, ...amounts, description, currency: lead.currency }
  const { id } = await bookCosts(app, trx, line, writer)
  return id
}

type Booking = Pick<CostLine, 'file' | 'costType' | 'date' | 'amount' | 'vat' | 'base'> & {
  description: string
  currency: string
}

/** Collection costs of the program itself; their amount is worked out anew when the file is settled. */
export const bookCosts = (app: FastifyInstance, trx: Trx, { amount, vat, currency, ...line }: Booking, by: Writer) => {
  const money = (cents: number) => ({ amount: cents, currency }) as Money
  const { file: of, costType, date, description, base = null } = line
  const draft = {
    file: of,
    costType,
    date,
    description,
    amount: money(amount),
    vatAmount: money(vat),
    source: 'auto' as const,
    base,
  }
  return app.records.create(trx, costLine, draft, by)
}

async function closeMerged(
  app: FastifyInstance,
  trx: Trx,
  { lead, one, by }: { lead: FileRow; one: FileRow; by: Writer },
): Promise<void> {
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${r.id}::int as id from close_reason where ${r.code} = 'merged'`,
  })
  const [reason] = rows
  if (!reason) throw new Refused({ key: 'merging.noReason' })
  const closeNote = say('nl', { key: 'merging.into', values: { number: lead.number } })
  await app.records.take(trx, file, one.id, 'close', { closeReason: reason.id, closeNote }, system('merging', by))
  await app.records.act(trx, file, one.id, { name: 'merge', decide: () => ({ mergedInto: lead.id }) }, by)
}

type Keeping = {
  lead: FileRow
  merged: readonly FileRow[]
  moved: readonly Moved[]
  before: Merged['before']
  after: Balance
  costsBefore: number
  costsAfter: number
  by: Writer
}

async function keepMerge(app: FastifyInstance, trx: Trx, kept: Keeping): Promise<number> {
  const { lead, merged, moved, before, after, costsBefore, costsAfter, by } = kept
  const money = (amount: number) => ({ amount, currency: lead.currency }) as Money
  const draft = {
    lead: lead.id,
    files: merged.map(({ id }) => id),
    customer: lead.customer,
    debtor: lead.debtor,
    claims: moved.filter(({ entity }) => entity === 'claim').length,
    costsBefore: money(costsBefore),
    costsAfter: money(costsAfter),
    outstandingBefore: money(sum(before.map(({ balance }) => balance.outstanding))),
    outstandingAfter: money(after.outstanding),
  }
  const { id } = await app.records.create(trx, fileMerge, draft, system('merging', by))
  const changes = { merged: { from: null, to: merged.map(({ number }) => number) } }
  await app.records.note(trx, file, lead.id, { name: 'merge', changes }, by)
  return id
}
