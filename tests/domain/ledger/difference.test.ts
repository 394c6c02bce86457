/** What has to be booked after the facts of a file changed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, type Booked, type Entry } from '#domain/ledger/entry.ts'
import { replay } from '#domain/ledger/replay.ts'
import { rateTables } from '#tests/domain/law/interest/tables.ts'
import { last, lives, oneClaim } from './cases.ts'

const wanted = (facts: Parameters<typeof replay>[0]) => replay(facts, rateTables, last).entries
const booked = (entries: readonly Entry[]): Booked[] => entries.map((entry, index) => ({ ...entry, id: index + 1 }))
const sums = (entries: readonly Entry[]) => {
  const all = new Map<string, number>()
  for (const { account, claim, cents } of entries.flatMap(({ postings }) => postings)) {
    const key = `${account} ${String(claim)}`
    all.set(key, (all.get(key) ?? 0) + cents)
  }
  return Object.fromEntries([...all].filter(([, cents]) => cents !== 0))
}

test('nothing is booked where nothing changed', () => {
  const entries = wanted({ ...oneClaim, payments: [{ id: 1, day: '2025-02-01', amount: 100_00, claim: null }] })
  expect(difference(booked(entries), entries)).toEqual({ reverse: [], book: [] })
})

test('a payment with a day in the past moves the ones after it, and leaves those before it', () => {
  const pay = (id: number, day: string) => ({ id, day, amount: 100_00, claim: null })
  const before = wanted({ ...oneClaim, payments: [pay(1, '2025-02-01'), pay(2, '2025-06-01')] })
  const after = wanted({ ...oneClaim, payments: [pay(1, '2025-02-01'), pay(2, '2025-06-01'), pay(3, '2025-04-01')] })
  const { reverse, book } = difference(booked(before), after)
  expect(reverse.map(({ key }) => key)).toEqual(['payment 2', 'interest payment 2'])
  expect(book.map(({ key }) => key)).toEqual(['interest payment 3', 'payment 3', 'interest payment 2', 'payment 2'])
})

test('after it the ledger is as if the facts had always been these', () => {
  fc.assert(
    fc.property(lives, lives, (one, other) => {
      const before = booked(wanted(one))
      const after = wanted(other)
      const { reverse, book } = difference(before, after)
      const counter = reverse.map((entry): Entry => ({
        ...entry,
        postings: entry.postings.map((posting) => ({ ...posting, cents: -posting.cents })),
      }))
      expect(sums([...before, ...counter, ...book])).toEqual(sums(after))
    }),
    { numRuns: 200 },
  )
})
