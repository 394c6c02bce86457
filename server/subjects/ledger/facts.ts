/** Reads what happened to the money of a file, with the agreements and letters that say what follows from it. */
import { isProtectedOn, whyNotOwed } from '#domain/costs/costTable.ts'
import type { Charge, CostFile } from '#domain/costs/costFile.ts'
import { instalmentKinds } from '#domain/law/claimCosts.ts'
import { lawfulTerms } from '#domain/law/consumerInterest.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { ExpiredLetter } from '#domain/ledger/costWords.ts'
import { costPartOf } from '#domain/ledger/costPart.ts'
import {
  byOwnDay,
  frozenPeriods,
  type CostFact,
  type Facts,
  type InterestPeriod,
  type ReversalFact,
} from '#domain/ledger/facts.ts'
import { stoppedPeriods } from '#domain/ledger/stops.ts'
import { lawfulOrder, type AllocationOrder } from '#domain/money/allocation.ts'
import { shareOf } from '#domain/money/share.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import {
  factsText,
  type ClaimRow,
  type CostRow,
  type DayCount,
  type KeptCharge,
  type LedgerFile,
  type OrderRow,
  type Row,
  type SettingRow,
  type Taken,
} from './factRows.ts'

type Database = Pick<Engine, 'query'>

export type FileFacts = {
  file: LedgerFile
  facts: Facts
  /** The last day of closed books; null: none are closed. */
  closedUntil: IsoDate | null
  /** Number of a claim, as its creditor calls it. */
  numberOf(claim: number): string
}

/** With all that its costs follow from. */
export type CostedFacts = FileFacts & {
  cost: CostFile
  /** Files of the same debtor and client whose letters decide on costs too. */
  linked: readonly number[]
  /** Costs of closed books that were taken back on an open day. */
  taken: readonly CostFact[]
  /** What is kept of it on the file and its cost lines. */
  kept: { sent: IsoDate | null; charges: readonly KeptCharge[] }
}
/** @returns undefined when there is no such file. */
export async function factsOf(database: Database, id: number): Promise<CostedFacts | undefined> {
  const [found] = await factsOfAll(database, [id])
  return found
}

/** @returns Those of the files that exist, in any order. */
export async function factsOfAll(database: Database, ids: readonly number[]): Promise<CostedFacts[]> {
  const { rows } = await database.query<Row>({
    name: 'ledger-facts',
    text: factsText,
    values: [JSON.stringify([...new Set(ids)])],
  })
  if (rows.length === 0) return []
  const dayCount = await dayCountOf(database)
  return rows.map((row) => fileFacts(row, dayCount))
}

/** The 14-day letter of a file, once its term has expired unpaid. */
export const expiredLetter = ({ file }: Pick<FileFacts, 'file'>): ExpiredLetter | undefined => {
  const { fileType, fourteenDayState, fourteenDaySent: sent, fourteenDayEnd: end } = file
  const hasExpired = fileType === 'private' && fourteenDayState === 'expired_unpaid'
  return hasExpired && sent !== null && end !== null ? { sent, end } : undefined
}

export const dayCountOf = async (database: Database): Promise<DayCount> =>
  (await settingValue(database, 'finance.dayCount')) === 'actact' ? 'actact' : 'act365'

function fileFacts(row: Row, dayCount: DayCount): CostedFacts {
  const { phase, consumers, regime, ...own } = row.file
  const { id, fileType, currency } = own
  const claims = row.claims ?? []
  const costs = (row.costs ?? []).filter(isLive)
  const charges = costs.map((cost) => chargeOf({ ...cost, vat: lawfulVat(cost, regime) }))
  const taken = (row.costs ?? []).filter((cost) => !isLive(cost)).map(chargeOf)
  const given = moneyFacts(row, dayCount)
  const numbers = new Map(claims.map(({ id: claim, number }) => [claim, number]))
  const [letters, protections] = [row.letters ?? [], row.protections ?? []]
  const standing = charges.filter(
    ({ category, day }) => whyNotOwed({ category, fileType, phase }) === null && !isProtectedOn(protections, day),
  )
  const legal = { ...byLaw(given, row), costs: standing.filter((charge) => !charge.isComputed) }
  return {
    file: own,
    facts: { ...given, costs: [...taken, ...standing.filter(({ amount }) => amount > 0)] },
    closedUntil: row.closedUntil,
    numberOf: (claim) => numbers.get(claim) ?? String(claim),
    cost: { id, fileType, currency, phase, regime, consumers, protections, letters, charges, facts: legal },
    linked: row.linked ?? [],
    taken,
    kept: {
      sent: own.fourteenDaySent,
      charges: costs.map((cost) => ({
        ...cost,
        isComputed: isComputed(cost.category),
        lawfulVat: lawfulVat(cost, regime),
      })),
    },
  }
}

const isLive = ({ until }: { until: IsoDate | null }): boolean => until === null

/** Facts without costs. */
function moneyFacts(row: Row, dayCount: DayCount): Facts {
  const { file, claims, costs, payments, writeOffs, settings, stops, frozen, settled, order } = row
  const all = claims ?? []
  return {
    ...claimFacts(all),
    costs: [],
    payments: (payments ?? []).filter(({ out }) => !out),
    refunds: (payments ?? []).filter(({ out }) => out),
    writeOffs: writeOffs ?? [],
    reversals: [
      ...(costs ?? []).flatMap(reversalOf('cost')),
      ...(payments ?? []).flatMap((one) => reversalOf(one.out ? 'refund' : 'payment')(one)),
      ...(writeOffs ?? []).flatMap(reversalOf('write_off')),
    ],
    settled: new Map((settled ?? []).map(({ key, postings }) => [key, postings])),
    periods: [
      ...(settings ?? []).map((setting) => periodOf(setting, dayCount, file.fileType)),
      ...stoppedPeriods(stops ?? [], debtsOf(all)),
      ...frozenPeriods((frozen ?? []).map(({ from, until }) => ({ from, to: until ?? null }))),
    ],
    order: order ? orderOf(order) : lawfulOrder,
  }
}

/** What the law asks of days in the past: by their own days, and without what was taken back, whatever closed books say. */
const byLaw = (facts: Facts, { payments, writeOffs }: Row): Facts => ({
  ...byOwnDay(facts),
  reversals: [],
  settled: new Map(),
  payments: (payments ?? []).filter((one) => !one.out && isLive(one)),
  refunds: (payments ?? []).filter((one) => one.out && isLive(one)),
  writeOffs: (writeOffs ?? []).filter(isLive),
})

const debtsOf = (claims: readonly ClaimRow[]) =>
  claims
    .filter(({ isCredit }) => !isCredit)
    .map(({ id, day, countsFrom, amount, dueDate, interestFrom, kind, agreement }) => ({
      id,
      ...dated(day, countsFrom),
      amount,
      dueDate,
      interestFrom: interestFrom ?? addDays(dueDate, 1),
      ...(agreement !== null && instalmentKinds.has(kind) && { agreement }),
    }))

const claimFacts = (claims: readonly ClaimRow[]): Pick<Facts, 'claims' | 'credits'> => ({
  claims: debtsOf(claims),
  credits: claims
    .filter(({ isCredit }) => isCredit)
    .map(({ id, day, countsFrom, amount, credited }) => ({ id, ...dated(day, countsFrom), amount, claim: credited })),
})

/**
 * VAT of a cost whose amount somebody gave follows the client, who pays none that it reclaims (Btag 10); what was charged of it stands,
 * whatever rate the type has by now.
 */
const lawfulVat = ({ category, amount, vat, vatRate }: CostRow, { vatDeductible }: CostRegime): number =>
  isComputed(category) ? vat : vatDeductible ? 0 : vat > 0 || vatRate === null ? vat : shareOf(amount, vatRate)

/** Only collection costs show their VAT apart. */
function chargeOf({ id, day, amount, vat, category, base, name, description }: CostRow): Charge {
  const own = { id, day, part: costPartOf(category), category, base, isComputed: isComputed(category) }
  const of = { name, category, description }
  return own.isComputed
    ? { ...own, amount, vat, of: { ...of, vat: 0 } }
    : { ...own, amount: amount + vat, vat: 0, of: { ...of, vat } }
}

const isComputed = (category: string): boolean => costPartOf(category) === 'collection_costs'

/** An agreement as it holds for that kind of debtor, also where that changed after it was made. */
export const periodOf = (
  { claim, from, to, type, rate, per, surcharge, compounding }: SettingRow,
  dayCount: DayCount,
  fileType: LedgerFile['fileType'],
): InterestPeriod => {
  const agreed: InterestPeriod['terms'] = {
    type,
    dayCount,
    ...(rate !== null && { rate: plain(rate) }),
    ...(per !== null && { per }),
    ...(surcharge !== null && { surcharge: plain(surcharge) }),
    ...(compounding !== null && { compounding }),
  }
  return { claim, from, to, terms: lawfulTerms(agreed, fileType) }
}

/** A claim counts from its own day, or from the first open one where that was closed when it came. */
const dated = (day: IsoDate, countsFrom: IsoDate | null) =>
  countsFrom === null || countsFrom <= day ? { day } : { day: countsFrom, dated: day }

const reversalOf =
  (kind: string) =>
  ({ id, amount, until }: Taken): ReversalFact[] =>
    until === null ? [] : [{ id, day: until, amount, of: `${kind} ${id}` }]

/** Decimals of the database without the zeros at their end. */
const plain = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

const orderOf = ({ components, ...rest }: OrderRow): AllocationOrder => ({
  ...rest,
  components: components.map(({ component }) => component),
})
