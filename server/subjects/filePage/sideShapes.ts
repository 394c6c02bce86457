/** Shapes of what the page of a file tells about its people. */
import { whole } from '#server/http/describedAnswers.ts'

const text = { type: 'string' }
const maybe = { type: ['string', 'null'] }
const yes = { type: 'boolean' }

export const debtorShape = whole({
  id: { type: 'integer' },
  number: maybe,
  name: text,
  kind: { enum: ['private', 'company'] },
  birthDate: maybe,
  kvkNumber: maybe,
  language: maybe,
  doNotCall: yes,
  doNotEmail: yes,
  vulnerable: yes,
  deceasedAt: maybe,
  protection: maybe,
  protectedUntil: maybe,
  contacts: {
    type: 'array',
    items: whole({
      id: { type: 'integer' },
      kind: { enum: ['email', 'phone', 'mobile'] },
      value: text,
      preferred: yes,
      status: maybe,
      blocked: { ...yes, description: 'The number is not to be called.' },
    }),
  },
  addresses: {
    type: 'array',
    description: 'Those that hold today.',
    items: whole({ type: maybe, lines: { type: 'array', items: text }, country: maybe, status: maybe }),
  },
  representative: {
    anyOf: [
      whole({ name: text, kind: text, organisation: maybe, email: maybe, phone: maybe, reference: maybe }),
      { type: 'null' },
    ],
  },
})

export const clientShape = whole({
  email: maybe,
  phone: maybe,
  legalConsent: maybe,
  costRegime: maybe,
  sends14DayLetter: yes,
  language: maybe,
  commission: { ...maybe, description: 'Per cent; for staff only.' },
  contacts: { type: 'array', items: whole({ name: text, jobTitle: maybe, email: maybe, phone: maybe }) },
})

const number = { type: 'integer' }
const staffOnly = { type: ['integer', 'null'], description: 'For staff only.' }
export const countsShape = whole({
  claims: number,
  payments: number,
  costs: staffOnly,
  arrangements: number,
  disputes: number,
  otherFiles: staffOnly,
})
