/** Shapes of the calls about the money of a file. */
import type { Balance } from '#domain/ledger/balance.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { Money } from '#domain/money/money.ts'
import { whole } from '#server/http/describedAnswers.ts'

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
  ...['principal', 'interest', 'collectionCosts', 'courtCosts', 'otherCosts', 'paid', 'overpayment', 'outstanding'],
  'interestPerDay',
] as const

export const balanceShape = Object.fromEntries(names.map((name) => [name, money]))

export const lines = {
  type: 'array',
  description: 'What a person would write down.',
  items: whole({
    text: { type: 'string' },
    amount: { type: ['integer', 'null'], description: 'Whole cents.' },
    article: { type: ['string', 'null'] },
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

/** Each amount with its currency. */
export const asMoney = (balance: Balance, currency: string): Record<string, Money> =>
  Object.fromEntries(names.map((name) => [name, { amount: balance[name as keyof Balance], currency } as Money]))

/** What an entry of a payment settled, in amounts above zero. */
export const settledBy = (entry: Entry | undefined, currency: string) =>
  (entry?.postings ?? [])
    .filter(({ account }) => account !== 'received')
    .map(({ account, claim, cents }) => ({ component: account, claim, amount: { amount: -cents, currency } }))
