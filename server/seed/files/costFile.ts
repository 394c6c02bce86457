/** The costs that a file of the demo has by the rules of the program. */
import type { Charge, CostFile } from '#domain/costs/costFile.ts'
import type { Regime } from './regimes.ts'
import type { DebtorOf } from '#server/seed/parties/insertDebtors.ts'
import type { Planned } from './plannedFile.ts'

export type Knowing = {
  debtorOf: (id: number) => DebtorOf
  agreedOf: (customer: number) => Regime
}

/** Letters of the demo went to everybody who owes, named all claims, and announced what the law gave. */
export function costFileOf(file: Planned, { debtorOf, agreedOf }: Knowing): CostFile {
  const { id, plan, customer, debtorId, coDebtor, phase } = file
  const { isCompany, currency, facts, costs } = plan
  const { protection } = debtorOf(debtorId)
  const beside = coDebtor !== null && !debtorOf(coDebtor).isCompany ? [coDebtor] : []
  const consumers = isCompany ? [] : [debtorId, ...beside]
  return {
    id,
    fileType: isCompany ? 'company' : 'private',
    phase,
    currency,
    regime: agreedOf(customer),
    consumers,
    protections: protection && protection.kind !== 'vow' ? [{ from: protection.from, to: protection.until }] : [],
    letters: lettersOf(file).flatMap((letter, index) =>
      consumers.map((debtor, nth) => ({
        ...letter,
        id: index * consumers.length + nth,
        debtor,
        announced: null,
        vatDeductible: agreedOf(customer).vatDeductible,
      })),
    ),
    charges: costs.filter(({ chargeTo }) => chargeTo === 'debtor').map(chargeOf),
    facts: { ...facts, costs: facts.costs.filter(({ part }) => part !== 'collection_costs') },
  }
}

/** The letters of a file with the claims that each named. */
const lettersOf = ({ plan: { letter, letters, facts } }: Planned) => {
  const all = letters ?? (letter ? [{ ...letter, claims: facts.claims.map(({ id }) => id) }] : [])
  return all.map(({ sent, end, isReturned = false, claims }) => ({
    sent,
    end,
    isLost: isReturned,
    claims: facts.claims
      .filter(({ id, dueDate }) => claims.includes(id) && dueDate < sent)
      .map(({ id: claim, amount: cents }) => ({ claim, cents })),
  }))
}

const categories: Readonly<Record<string, string>> = {
  collection_costs: 'collection',
  court_costs: 'court',
  execution_costs: 'bailiff',
}
const chargeOf = ({ id, day, part, amount, vat }: Planned['plan']['costs'][number]): Charge => ({
  id,
  day,
  part,
  amount,
  vat,
  category: categories[part] ?? 'other',
  isComputed: part === 'collection_costs',
  base: null,
})
