/** Entries of the ledger: what is booked, and what has to be booked when the facts changed. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { LedgerComponent } from './facts.ts'

export const entryKinds = [
  'claim',
  'credit',
  'cost',
  'interest',
  'payment',
  'allocation',
  'refund',
  'reversal',
  'write_off',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** The other side of each entry, so that it sums to zero. */
export const counterAccounts = ['claimed', 'received', 'written_off'] as const
export type Account = LedgerComponent | (typeof counterAccounts)[number]

/** `cents`: above zero the debtor owes more. */
export type Posting = { account: Account; claim: number | null; cents: Cents }

export type Entry = {
  /** Name within the file, the same whenever the facts are replayed. */
  key: string
  kind: EntryKind
  /** The day on which it counts, not the one on which it is booked. */
  day: IsoDate
  /** Sum to zero; none is zero. */
  postings: readonly Posting[]
}

/** An entry that no other entry reverses. */
export type Booked = Entry & { id: number }

/** Entries to book: counter entries first, in reverse order, then new ones. */
export type Difference = { reverse: readonly Booked[]; book: readonly Entry[] }

/** Booked entries stay where nothing changed: equal key, day and postings. */
export function difference(booked: readonly Booked[], wanted: readonly Entry[]): Difference {
  const wantedByKey = new Map(wanted.map((entry) => [entry.key, entry]))
  const stays = new Set(booked.filter((entry) => isEqual(entry, wantedByKey.get(entry.key))).map(({ key }) => key))
  return {
    reverse: booked.filter(({ key }) => !stays.has(key)).toReversed(),
    book: wanted.filter(({ key }) => !stays.has(key)),
  }
}

const isEqual = (entry: Entry, other: Entry | undefined): boolean =>
  other !== undefined && entry.kind === other.kind && entry.day === other.day && textOf(entry) === textOf(other)

const textOf = ({ postings }: Entry): string =>
  postings
    .map(({ account, claim, cents }) => `${account} ${String(claim)} ${cents}`)
    .sort()
    .join('\n')

/** @returns Postings without those of zero, and with the counter account that makes their sum zero. */
export function balanced(postings: readonly Posting[], counter: (typeof counterAccounts)[number]): Posting[] {
  const filled = postings.filter(({ cents }) => cents !== 0)
  const sum = filled.reduce((total, { cents }) => total + cents, 0)
  return sum === 0 ? filled : [...filled, { account: counter, claim: null, cents: -sum }]
}
