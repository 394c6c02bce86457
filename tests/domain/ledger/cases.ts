/** Random lives of files, as facts. */
import fc from 'fast-check'
import { type Facts, type InterestTerms, noFacts, type WriteOffFact } from '#domain/ledger/facts.ts'
import { lawfulOrder, type AllocationOrder } from '#domain/money/allocation.ts'
import { addDays } from '#domain/time/day.ts'

export const first = '2020-01-01'
export const last = '2026-11-01'
export const day = fc.integer({ min: 0, max: 2_300 }).map((n) => addDays(first, n))
const cents = fc.integer({ min: 1, max: 3_000_00 })

const terms: fc.Arbitrary<InterestTerms> = fc.oneof(
  fc.record({ type: fc.constantFrom('statutory', 'commercial', 'none') }),
  fc.record({
    type: fc.constant('contractual' as const),
    rate: fc.constantFrom('1', '8', '12.5'),
    per: fc.constantFrom('year', 'month'),
    compounding: fc.constantFrom('annual', 'none'),
  }),
)
const principalFirst: AllocationOrder = {
  ...lawfulOrder,
  components: ['principal', 'interest', 'collection_costs', 'court_costs', 'execution_costs', 'other_costs'],
}
const withIds = <Fact extends object>(facts: readonly Fact[]) =>
  facts.map((fact, index) => ({ ...fact, id: index + 1 }))
const facts = <Fact extends object>(fact: fc.Arbitrary<Fact>, maxLength: number) =>
  fc.array(fact, { maxLength }).map(withIds)

const claim = fc.record({ day, term: fc.integer({ min: 0, max: 60 }), amount: cents }).map(({ term, ...rest }) => {
  const dueDate = addDays(rest.day, term)
  return { ...rest, dueDate, interestFrom: addDays(dueDate, 1) }
})
const someClaim = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })

export const lives: fc.Arbitrary<Facts> = fc.record({
  claims: fc.array(claim, { minLength: 1, maxLength: 4 }).map(withIds),
  credits: facts(fc.record({ day, amount: cents, claim: someClaim }), 2),
  costs: facts(
    fc.record({
      day,
      amount: fc.integer({ min: 1, max: 400_00 }),
      vat: fc.constant(0),
      part: fc.constantFrom('collection_costs', 'court_costs', 'execution_costs', 'other_costs'),
    }),
    3,
  ),
  payments: facts(fc.record({ day, amount: cents, claim: someClaim }), 6),
  refunds: facts(fc.record({ day, amount: cents }), 1),
  writeOffs: facts(
    fc.record({
      day,
      amount: cents,
      component: fc.constantFrom<WriteOffFact['component']>('principal', 'interest', 'collection_costs', 'other_costs'),
    }),
    2,
  ),
  periods: fc
    .array(
      fc.record({ claim: someClaim, from: fc.option(day, { nil: null }), to: fc.option(day, { nil: null }), terms }),
      {
        maxLength: 3,
      },
    )
    .map((more) => [{ claim: null, from: null, to: null, terms: { type: 'statutory' as const } }, ...more]),
  order: fc.constantFrom(lawfulOrder, principalFirst),
})

/** A claim of 1,000 euros, due at the end of 2024, with interest by law. */
export const oneClaim: Facts = {
  ...noFacts,
  claims: [{ id: 1, day: '2024-12-01', dueDate: '2024-12-31', interestFrom: '2025-01-01', amount: 1_000_00 }],
  periods: [{ claim: null, from: null, to: null, terms: { type: 'statutory' } }],
  order: lawfulOrder,
}
