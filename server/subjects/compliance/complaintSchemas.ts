/** What the actions on a complaint take, and what the year report answers. */
import type { ComplaintAction } from '#domain/complaints.ts'

const by = {
  description: 'How the complainant is told: by a mail that is sent now, or by a letter that you send yourself.',
  type: 'string',
  enum: ['email', 'post'],
}
const text = { type: 'string', minLength: 1, maxLength: 8000 }

export const actionBodies: Readonly<Record<ComplaintAction, object>> = {
  confirm: { properties: { by } },
  investigate: {},
  answer: {
    required: ['outcome', 'answer'],
    properties: { by, outcome: { type: 'string', enum: ['founded', 'partly', 'unfounded'] }, answer: text },
  },
  close: { properties: { measure: { ...text, maxLength: 4000 } } },
  escalate: {},
}

export const summaries: Readonly<Record<ComplaintAction, string>> = {
  confirm: 'Confirm receipt of a complaint',
  investigate: 'Begin to look into a complaint',
  answer: 'Answer a complaint',
  close: 'Close a complaint',
  escalate: 'A complaint has gone to the dispute body',
}

const count = { type: 'integer' }
const counts = {
  type: 'array',
  items: { type: 'object', properties: { value: { type: ['string', 'null'] }, count } },
}
const inTime = { type: 'object', properties: { inTime: count, late: count, open: count } }

export const reportAnswer = {
  type: 'object',
  properties: {
    year: count,
    years: { description: 'Years that have complaints, the last first.', type: 'array', items: count },
    total: count,
    byCategory: counts,
    byOutcome: counts,
    byChannel: counts,
    byMonth: { description: 'Twelve numbers, January first.', type: 'array', items: count },
    confirmed: inTime,
    answered: inTime,
    averageDays: { description: 'Days from receipt to answer, of those answered.', type: ['number', 'null'] },
  },
}
