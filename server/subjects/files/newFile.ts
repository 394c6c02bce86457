/** The body of the calls that open a file, or say beforehand what would come of it. */
import type { Body } from '#server/records/values/body.ts'
import { text } from '#server/subjects/ledger/shapes.ts'

/** A debtor that is known, by id, or a new one. */
export type GivenDebtor = number | (Body & { addresses?: Body[]; contacts?: Body[] })
export type GivenLetter = { sent?: string; by?: string; amount?: unknown; toCoDebtors?: boolean }

/** File as it is sent: what is required may be missing, which is told with all other mistakes. */
export type GivenFile = {
  customer?: number
  merchant?: number | null
  fileType?: string
  debtor?: GivenDebtor
  coDebtors?: GivenDebtor[]
  claims?: Body[]
  clientReference?: string | null
  customerNumber?: string | null
  description?: string | null
  legalType?: number | null
  team?: number | null
  language?: 'nl' | 'en' | 'fr' | 'de'
  interest?: Body | null
  fourteenDayLetter?: GivenLetter | null
  tags?: number[]
  note?: string | null
}

const id = { type: 'integer', minimum: 1 }
const idOrNone = { type: ['integer', 'null'], minimum: 1 }
const object = { type: 'object', additionalProperties: true }
const textOrNone = (maxLength: number) => ({ ...text(maxLength), type: ['string', 'null'] })
const amount = { description: 'Whole cents in euros, or an amount with its currency.', examples: [4000] }
const debtor = { type: ['integer', 'object'], description: 'An id, or a new one with its addresses and contacts.' }

export const mostClaims = 200

export const claimsShape = { type: 'array', items: object, maxItems: mostClaims }

/** Types only: what is missing is told by `checkNewFile`, together with all other mistakes. */
export const newFileShape = {
  type: 'object',
  additionalProperties: false,
  properties: {
    customer: id,
    merchant: idOrNone,
    fileType: { ...text(10), examples: ['private', 'company'] },
    debtor,
    coDebtors: { type: 'array', items: debtor, maxItems: 20 },
    claims: claimsShape,
    clientReference: textOrNone(80),
    customerNumber: textOrNone(40),
    description: textOrNone(2000),
    legalType: idOrNone,
    team: idOrNone,
    language: { enum: ['nl', 'en', 'fr', 'de'] },
    interest: { ...object, type: ['object', 'null'] },
    fourteenDayLetter: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: {
        sent: { ...text(10), examples: ['2026-01-31'] },
        by: { ...text(10), examples: ['post', 'email'] },
        amount,
        toCoDebtors: {
          type: 'boolean',
          description: 'Whether the co-debtors got one too; without it they owe no costs, nor does the debtor.',
        },
      },
    },
    tags: { type: 'array', items: id, maxItems: 20, uniqueItems: true },
    note: textOrNone(4000),
  },
}

/** An amount with its currency; what is no amount stays, and is refused. */
export const asMoney = (given: unknown): unknown =>
  typeof given === 'number' ? { amount: given, currency: 'EUR' } : given

/** The claim with its amount as money. */
export const claimBody = (given: Body): Body =>
  given.amount === undefined ? given : { ...given, amount: asMoney(given.amount) }
