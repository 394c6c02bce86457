/** Bulk runs as OpenAPI describes them. */
import type { Entity } from '#schemas/entity.ts'
import { whole } from '#server/http/describedAnswers.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const integer = { type: 'integer', minimum: 0 }
const textOrNull = { type: ['string', 'null'] }
const moment = { type: ['string', 'null'], format: 'date-time' }

export const progressAnswer = {
  ...whole({
    id: { type: 'integer' },
    entity: text,
    action: text,
    state: { type: 'string', enum: ['checking', 'previewed', 'running', 'done', 'stopped', 'undoing', 'undone'] },
    total: integer,
    checked: { ...integer, description: 'Looked at for the preview; the rest is when it runs.' },
    done: integer,
    counts: {
      type: 'object',
      description:
        '`change`, `same` and `refused` of a preview; `changed`, `same`, `refused`, `undone` and `kept` of a run, each record once.',
      additionalProperties: integer,
    },
    added: { type: ['integer', 'null'], description: 'Of those that change, the records that an import adds.' },
    reasons: { type: 'array', items: whole({ text, count: integer }) },
    import: { type: ['integer', 'null'], description: 'The upload whose rows are the records.' },
    list: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'Filters of the list that they were chosen from, as its address has them.',
    },
    mayUndo: { type: 'boolean' },
    why: { ...textOrNull, description: 'Why it cannot be undone.' },
    stoppedBecause: { ...textOrNull, description: 'Why it was stopped, where nobody did.' },
    by: { ...textOrNull, description: 'Name of who made it.' },
    createdAt: { type: 'string', format: 'date-time' },
    startedAt: moment,
    endedAt: moment,
  }),
}

export const itemsAnswer = whole({
  items: {
    type: 'array',
    items: whole({
      place: integer,
      entity: text,
      recordId: { type: ['integer', 'null'] },
      title: textOrNull,
      outcome: { type: 'string', enum: ['change', 'same', 'refused', 'changed', 'undone', 'kept'] },
      changes: { type: 'array', items: whole({ property: text, before: {}, after: {} }) },
      errors: { type: 'array', items: text },
      line: { type: ['integer', 'null'], description: 'In the file of an import.' },
      cells: {
        type: 'array',
        description: 'What is wrong at which cell; `errors` has it too.',
        items: whole({ header: text, value: textOrNull, text }),
      },
      isNew: { type: 'boolean', description: 'The run adds it.' },
    }),
  },
  total: integer,
})

export const usesAnswer = whole({
  items: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['entity', 'property', 'count'],
      properties: {
        entity: text,
        property: text,
        inverse: text,
        count: integer,
        more: { const: true, description: 'There are more than were counted.' },
        onDelete: {
          type: 'string',
          enum: ['unlinked', 'deleted'],
          description: 'Absent: they keep it from being deleted.',
        },
      },
    },
  },
})

export function previewSchema({ plural, name, typeName }: Entity, actions: readonly string[]): object {
  return {
    tags: [plural],
    summary: `Bulk run: preview a change of many ${plural}`,
    description: `Nothing is written. The run is kept with the ${plural} and their versions, for \`POST /api/v4/bulk-run/{id}/start\`.`,
    operationId: `previewBulk${typeName}`,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['action'],
      properties: {
        action: { type: 'string', enum: actions },
        values: { type: 'object', description: `Changed properties of each ${name}, or what the action asks for.` },
        ids: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
        query: {
          type: 'object',
          description: 'Instead of `ids`: filters and order of a list, for all that match, at most 100,000.',
        },
        list: {
          type: 'object',
          description: 'Filters of the list that they were chosen from: the receipt leads to it.',
        },
      },
    },
    response: { 201: { description: 'The preview.', content: json(progressAnswer) } },
  }
}
