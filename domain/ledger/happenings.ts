/** The facts of a file in the order in which they count. */
import type { IsoDate } from '#domain/time/day.ts'
import type {
  ClaimFact,
  CostFact,
  CreditFact,
  Facts,
  PaymentFact,
  RefundFact,
  ReversalFact,
  WriteOffFact,
} from './facts.ts'

type Of<Kind extends string, Fact> = { kind: Kind; day: IsoDate; fact: Fact; key: string }
export type Happening =
  | Of<'claim', ClaimFact>
  | Of<'cost', CostFact>
  | Of<'credit', CreditFact>
  | Of<'payment', PaymentFact>
  | Of<'refund', RefundFact>
  | Of<'reversal', ReversalFact>
  | Of<'write_off', WriteOffFact>
  /** A claim falls due: what was paid too much settles it. */
  | Of<'due', ClaimFact>

/** On one day what is owed comes before what is paid; of one kind in the order of entry. */
const ranks: Readonly<Record<Happening['kind'], number>> = {
  claim: 0,
  cost: 1,
  credit: 2,
  payment: 3,
  refund: 4,
  reversal: 5,
  write_off: 6,
  due: 7,
}

/** Facts as events in the order of their days; payments after `until` do not count. */
export function happenings(facts: Facts, until: IsoDate): Happening[] {
  const all: Happening[] = [
    ...facts.claims.map((fact) => happening('claim', fact)),
    ...facts.costs.map((fact) => happening('cost', fact)),
    ...facts.credits.map((fact) => happening('credit', fact)),
    ...facts.payments.map((fact) => happening('payment', fact)),
    ...facts.refunds.map((fact) => happening('refund', fact)),
    ...(facts.reversals ?? []).map((fact) => ({ ...happening('reversal', fact), key: `reversal ${fact.of}` })),
    ...facts.writeOffs.map((fact) => happening('write_off', fact)),
    ...facts.claims.map((fact) => ({
      ...happening('due', fact),
      day: fact.dueDate < fact.day ? fact.day : fact.dueDate,
    })),
  ]
  return all
    .filter(({ day }) => day <= until)
    .sort(
      (a, b) =>
        order(a.day, b.day) || ranks[a.kind] - ranks[b.kind] || order(dated(a), dated(b)) || a.fact.id - b.fact.id,
    )
}

const order = (one: IsoDate, other: IsoDate): number => (one < other ? -1 : Number(one > other))
const dated = ({ kind, day, fact }: Happening): IsoDate => (kind === 'credit' ? (fact.dated ?? day) : day)

const happening = <Kind extends string, Fact extends { id: number; day: IsoDate }>(
  kind: Kind,
  fact: Fact,
): Of<Kind, Fact> => ({ kind, day: fact.day, fact, key: `${kind} ${fact.id}` })
