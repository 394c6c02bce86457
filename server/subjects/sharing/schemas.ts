/** What the calls about shared information take and answer. */

const text = { type: 'string' }

export const params = { type: 'object', properties: { id: text } }
export const tokenParams = { type: 'object', properties: { token: { type: 'string', maxLength: 100 } } }

export const linkAnswer = {
  200: {
    type: 'object',
    properties: { link: { description: 'Told once: only its hash is kept.', type: 'string', format: 'uri' } },
  },
}

export const unlockBody = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: { type: 'string', minLength: 1, maxLength: 200 } },
}

export const viewAnswer = {
  200: {
    type: 'object',
    required: ['state'],
    properties: {
      state: { type: 'string', enum: ['open', 'locked', 'expired', 'revoked', 'used', 'unknown'] },
      title: text,
      content: { description: 'Clean html.', type: 'string' },
      validUntil: { type: 'string', format: 'date-time' },
    },
  },
}
