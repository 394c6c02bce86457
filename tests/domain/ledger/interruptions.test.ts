/** Which claims a payment acknowledges. */
import { expect, test } from 'vitest'
import { paymentInterruptions } from '#domain/ledger/interruptions.ts'

const of = (claim: number, cents: number) => ({ account: 'principal' as const, claim, cents })
const costs = { account: 'collection_costs' as const, claim: null, cents: -40_00 }
const entry = (
  kind: 'claim' | 'payment',
  id: number,
  day: string,
  postings: readonly (ReturnType<typeof of> | typeof costs)[],
) => ({
  key: `${kind} ${id}`,
  kind,
  day,
  postings,
})
const claims = [entry('claim', 1, '2025-01-01', [of(1, 100_00)]), entry('claim', 2, '2025-02-01', [of(2, 50_00)])]

test('those that it settled, each once', () => {
  const interest = { account: 'interest' as const, claim: 1, cents: -1_00 }
  const entries = [...claims, entry('payment', 7, '2025-03-01', [interest as never, of(1, -99_00)])]
  expect(paymentInterruptions(entries)).toEqual([{ payment: 7, claim: 1, date: '2025-03-01' }])
})

test('where it settled costs only, those that were open then', () => {
  const entries = [
    ...claims,
    entry('payment', 7, '2025-03-01', [of(1, -100_00)]),
    entry('payment', 8, '2025-04-01', [costs]),
  ]
  expect(paymentInterruptions(entries).slice(1)).toEqual([{ payment: 8, claim: 2, date: '2025-04-01' }])
})
