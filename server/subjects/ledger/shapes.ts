/** Shapes of the calls about the money of a file. */
import type { Balance, BalanceLine } from '#domain/ledger/balance.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { Money } from '#domain/money/money.ts'
import type { Locale } from '#schemas/entity.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { inWords } from '#server/subjects/legal/calculations/wording.ts'

export const money = {
  type: 'object',
  required: ['amount', 'currency'],
  additionalProperties: false,
  properties: { amount: { type: 'integer', description: 'Whole cents.' }, currency: { enum: ['EUR', 'DKK', 'GBP'] } },
}
export const day = { type: 'string', format: 'date', pattern: '^(19|20|21)[0-9]{2}-' }
export const text = (maxLength: number) => ({ type: 'string', maxLength })
export const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }

const names = [
  'principal',
  'interest',
  'collectionCosts',
  'courtCosts',
  'otherCosts',
  'paid',
  'overpayment',
  'outstanding',
  'interestPerDay',
] as const

export const balanceShape = Object.fromEntries(names.map((name) => [name, money]))

const parts = ['principal', 'interest', 'collectionCosts', 'courtCosts', 'otherCosts', 'paid', 'overpayment'] as const

const line = {
  text: { type: 'string' },
  amount: { type: ['integer', 'null'], description: 'Whole cents.' },
  article: { type: ['string', 'null'] },
}

export const plainLines = { type: 'array', description: 'What a person would write down.', items: whole(line) }

export const lines = {
  type: 'array',
  description: 'What a person would write down. Over all lines each part sums to that of the balance.',
  items: whole({
    ...line,
    day,
    parts: {
      type: 'object',
      description: 'By how many cents the line changes each part.',
      additionalProperties: false,
      properties: Object.fromEntries(parts.map((name) => [name, { type: 'integer' }])),
    },
  }),
}

export const allocation = {
  type: 'array',
  description: 'What it settled.',
  items: whole({
    component: { type: 'string' },
    claim: { type: ['integer', 'null'] },
    amount: money,
  }),
}

/** Amounts of a balance with their currency. */
export const asMoney = (balance: Balance, currency: string): Record<string, Money> =>
  Object.fromEntries(names.map((name) => [name, { amount: balance[name as keyof Balance], currency } as Money]))

/** Components that an entry of a payment settled, in amounts above zero. */
export const settledBy = (entry: Entry | undefined, currency: string) =>
  (entry?.postings ?? [])
    .filter(({ account }) => account !== 'received')
    .map(({ account, claim, cents }) => ({ component: account, claim, amount: { amount: -cents, currency } }))

/** The lines in the reader's language. */
export const spokenLines = (given: readonly BalanceLine[], locale: Locale, currency: string) =>
  given.map(({ day: on, parts: changed, ...line }) => ({ ...inWords(line, locale, currency), day: on, parts: changed }))
