/** Shapes of the calls about merging. */
import { whole } from '#server/http/describedAnswers.ts'
import { balanceShape, money } from '#server/subjects/ledger/shapes.ts'

/** Files of one merge. */
export const mostFiles = 20

export const acl = 'ROLE_PROCESSING and ROLE_MERGING'
export const id = { type: 'integer', minimum: 1 }
const count = { type: 'integer' }
const nullable = (type: string) => ({ type: [type, 'null'] })
const texts = { type: 'array', items: { type: 'string' } }

export const mergeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['lead', 'files'],
  properties: {
    lead: { ...id, description: 'The file that the others join.' },
    files: { type: 'array', items: id, minItems: 1, maxItems: mostFiles - 1, uniqueItems: true },
    options: {
      type: 'object',
      additionalProperties: false,
      properties: {
        logs: { type: 'boolean', default: true, description: 'Entries of the log move too.' },
        documents: { type: 'boolean', default: true, description: 'Documents move too; what was sent stays.' },
      },
    },
  },
}

export const debtorShape = whole({ id: count, name: nullable('string') })

export const previewFile = whole({
  id: count,
  number: { type: 'string' },
  receivedAt: { type: 'string' },
  debtor: debtorShape,
  phase: { type: 'string' },
  workflowStatus: { type: 'string' },
  fourteenDayState: { type: 'string' },
  claims: count,
  refusals: { ...texts, description: 'Why it may not be merged with the one that leads.' },
  ...balanceShape,
})

const costs = whole({
  before: money,
  after: money,
  base: { anyOf: [money, { type: 'null' }], description: 'The sum that the new costs are computed on.' },
  date: { ...nullable('string'), description: 'The day that they are booked on.' },
})

export const previewAnswer = whole({
  lead: count,
  suggested: { ...count, description: 'The file that would lead best.' },
  files: { type: 'array', items: previewFile },
  outcome: {
    anyOf: [
      whole({
        before: whole(balanceShape),
        after: whole(balanceShape),
        costs,
        moves: { type: 'array', items: whole({ entity: { type: 'string' }, count }) },
      }),
      { type: 'null' },
    ],
    description: 'What it would come to; null: a file is refused.',
  },
})
