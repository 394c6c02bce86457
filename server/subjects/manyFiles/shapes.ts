/** Answers about the choice of many files, as OpenAPI describes them. */
import { whole } from '#server/http/describedAnswers.ts'

const text = { type: 'string' }
export const texts = { type: 'array', items: text }
const ids = { type: 'array', items: { type: 'integer' } }
export const several = { type: 'array', items: whole({ text, count: { type: 'integer' } }) }

export const numbers = { type: 'array', minItems: 1, maxItems: 10_000, items: { type: 'string', maxLength: 200 } }
export const foundAnswer = whole({ ids, unknown: texts, several })
export const columnsAnswer = whole({
  rows: { type: 'integer' },
  columns: { type: 'array', items: whole({ header: text, texts, found: { type: 'integer' } }) },
})
