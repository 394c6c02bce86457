/** Shapes of the calls that plan an arrangement. */
import { whole } from '#server/http/describedAnswers.ts'
import { day, money, text } from '#server/subjects/ledger/shapes.ts'

export const planBody = {
  type: 'object',
  additionalProperties: false,
  required: ['startDate'],
  properties: {
    total: { ...money, description: 'Absent: all that is outstanding today, or the sum of the free terms.' },
    downPayment: { ...money, description: 'Paid on the first day; the other terms follow.' },
    instalments: { type: 'integer', minimum: 1, maximum: 500, description: 'Number of equal terms.' },
    amount: { ...money, description: 'Of each term; the last one takes the rest.' },
    free: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      description: 'Each term by itself.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['dueDate', 'amount'],
        properties: { dueDate: day, amount: money },
      },
    },
    frequency: { enum: ['weekly', 'two_weekly', 'monthly', 'quarterly', 'free'] },
    startDate: day,
    toleranceDays: { type: 'integer', minimum: 0, maximum: 60 },
    reminderDays: { type: 'integer', minimum: 0, maximum: 60 },
    toleranceAmount: money,
    interestFrozen: { type: 'boolean' },
    method: { enum: ['transfer', 'direct_debit', 'link'] },
    requestedBy: { enum: ['debtor', 'staff', 'helper'] },
    note: text(2000),
  },
}
export const terms = {
  type: 'array',
  items: whole({ sequence: { type: 'integer' }, dueDate: day, amount: money }),
}
export const made = whole({ id: { type: 'integer' }, number: { type: 'string' }, total: money, instalments: terms })
