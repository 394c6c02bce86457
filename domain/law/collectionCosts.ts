/**
 * Collection costs (buitengerechtelijke incassokosten): what a debtor pays for being chased out of court, by
 * the principal alone.
 *
 * @see Besluit vergoeding voor buitengerechtelijke incassokosten, art. 2
 */
import { generalVatRate } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf, type Percentage } from '#domain/money/share.ts'
import { line, type ExplanationLine } from './explanation.ts'

/** Parts of the principal, each with its share. */
const scale: readonly { to: Cents; rate: Percentage; perMille: bigint }[] = [
  { to: 2_500_00, rate: '15', perMille: 150n },
  { to: 5_000_00, rate: '10', perMille: 100n },
  { to: 10_000_00, rate: '5', perMille: 50n },
  { to: 200_000_00, rate: '1', perMille: 10n },
  { to: Infinity, rate: '0.5', perMille: 5n },
]
export const leastCosts: Cents = 40_00
export const mostCosts: Cents = 6_775_00

/** `from` and `to` delimit the part of the principal; the amounts of all bands add up to their sum, rounded once. */
export type CostBand = { from: Cents; to: Cents; rate: Percentage; amount: Cents }
export type CollectionCosts = {
  net: Cents
  vat: Cents
  total: Cents
  bands: readonly CostBand[]
  explanation: readonly ExplanationLine[]
}

const article = 'art. 2 lid 1 Bik'

/**
 * @param principal Whole cents, zero or more; of claims that are reminded together their sum (Civil Code 6:96
 * lid 7).
 * @param vatDeductible Whether the creditor reclaims VAT; only otherwise is it added (art. 2 lid 3).
 * @throws {RangeError} If the principal is no whole number of cents, or negative.
 * @example collectionCosts(1_000_00, true).total // 150_00
 */
export function collectionCosts(principal: Cents, vatDeductible: boolean): CollectionCosts {
  if (!Number.isSafeInteger(principal) || principal < 0)
    throw new RangeError(`principal must be whole cents, zero or more: ${principal}`)
  const bands = bandsOf(principal)
  const sum = bands.reduce((total, { amount }) => total + amount, 0)
  const net = principal === 0 ? 0 : Math.min(Math.max(sum, leastCosts), mostCosts)
  const vat = vatDeductible ? 0 : shareOf(net, generalVatRate)
  const explanation = [
    ...bands.map(({ from, to, rate, amount }) =>
      line('band', { from: { cents: from }, to: { cents: to }, rate: { rate } }, amount, article),
    ),
    ...(net > sum ? [line('leastCosts', { least: { cents: leastCosts } }, net, 'art. 2 lid 2 Bik')] : []),
    ...(net < sum ? [line('mostCosts', { most: { cents: mostCosts } }, net, 'art. 2 lid 1 Bik')] : []),
    ...(vat > 0 ? [line('vat', { rate: { rate: generalVatRate } }, vat, 'art. 2 lid 3 Bik')] : []),
    line('costsTotal', { principal: { cents: principal } }, net + vat, 'art. 6:96 lid 2 onder c BW'),
  ]
  return { net, vat, total: net + vat, bands, explanation }
}

/** Bands of the scale. Their amounts are differences between rounded sums, so that rounding happens once. */
function bandsOf(principal: Cents): CostBand[] {
  const bands: CostBand[] = []
  let exact = 0n
  let from = 0
  for (const { to: limit, rate, perMille } of scale) {
    if (principal <= from) break
    const to = Math.min(limit, principal)
    const before = rounded(exact)
    exact += BigInt(to - from) * perMille
    bands.push({ from, to, rate, amount: rounded(exact) - before })
    from = to
  }
  return bands
}

/** Thousandths of a cent, rounded half up. */
const rounded = (thousandths: bigint): Cents => Number((thousandths + 500n) / 1000n)
