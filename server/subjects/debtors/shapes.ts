/** Parts of the descriptions of the calls about debtors. */
import { currencies } from '#schemas/product.ts'
import { money } from '#server/subjects/ledger/shapes.ts'

export const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
export const id = { type: 'integer' }
export const nullableText = { type: ['string', 'null'] }
export const amounts = { type: 'array', maxItems: currencies.length, items: money }
