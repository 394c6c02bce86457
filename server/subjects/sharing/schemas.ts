/** Inputs and answers of the routes for readers of shared information. */
import { whole } from '#server/http/describedAnswers.ts'

const text = { type: 'string' }

export const tokenParams = { type: 'object', properties: { token: { type: 'string', maxLength: 100 } } }

export const unlockBody = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: { type: 'string', minLength: 1, maxLength: 200 } },
}

export const viewAnswer = {
  200: {
    anyOf: [
      whole({
        state: { type: 'string', enum: ['open'] },
        title: text,
        content: { description: 'Clean html.', type: 'string' },
        validUntil: { type: 'string', format: 'date-time' },
      }),
      whole({ state: { type: 'string', enum: ['locked', 'expired', 'revoked', 'used', 'unknown'] } }),
    ],
  },
}
