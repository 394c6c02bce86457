/** The body of the call that adds an item. */
import type { Body } from '#server/records/values/body.ts'
import type { GivenDebtor } from '#server/subjects/files/newFile.ts'
import { claimsShape } from '#server/subjects/files/newFile.ts'
import { text } from '#server/subjects/ledger/shapes.ts'

/** Item as it is sent: what is required may be missing, which is told with all other mistakes. */
export type GivenItem = {
  customer?: number
  merchant?: number | null
  fileType?: string
  debtor?: GivenDebtor
  claims?: Body[]
  workflow?: number | null
  startDate?: string | null
  branding?: 'client' | 'office'
  language?: 'nl' | 'en' | 'fr' | 'de'
  clientReference?: string | null
}

const id = { type: 'integer', minimum: 1 }
const idOrNone = { type: ['integer', 'null'], minimum: 1 }

export const newItemShape = {
  type: 'object',
  additionalProperties: false,
  properties: {
    customer: id,
    merchant: idOrNone,
    fileType: { ...text(10), examples: ['private', 'company'] },
    debtor: { type: ['integer', 'object'], description: 'An id, or a new one with its addresses and contacts.' },
    claims: claimsShape,
    workflow: { ...idOrNone, description: 'One of pre-collection; the one that fits where it is left out.' },
    startDate: { ...text(10), type: ['string', 'null'], description: 'The day on which the first step is due.' },
    branding: { enum: ['client', 'office'] },
    language: { enum: ['nl', 'en', 'fr', 'de'] },
    clientReference: { ...text(80), type: ['string', 'null'] },
  },
}
