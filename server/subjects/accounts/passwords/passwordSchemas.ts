/** Inputs and answers of the routes about passwords, for validation and documentation. */

const password = { type: 'string', minLength: 1, maxLength: 1024 }
const nothing = (description: string) => ({ 204: { description, type: 'null' } })

export const askSchema = {
  tags: ['session'],
  summary: 'Ask for a link to choose a new password, or use one',
  description:
    'With `email`: sends a link, if there is an account; the answer is the same if there is none. ' +
    'With `token` alone: whose link it is. With `token`, `password` and `passwordRepeat`: sets the password.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      email: { type: 'string', maxLength: 320 },
      captcha: {
        description: 'What the bot check app_reset gave, with `email`.',
        type: ['string', 'null'],
        maxLength: 8000,
      },
      token: { type: 'string', minLength: 1, maxLength: 200 },
      password,
      passwordRepeat: { ...password, minLength: 0 },
    },
  },
  response: {
    200: { type: 'object', properties: { message: { type: 'string' }, username: { type: 'string' } } },
  },
}

export const changeSchema = {
  tags: ['session'],
  summary: 'Change the own password',
  description: 'Ends all other sessions, and gives this one a new id.',
  body: {
    type: 'object',
    required: ['currentPassword', 'password', 'passwordRepeat'],
    additionalProperties: false,
    properties: { currentPassword: password, password, passwordRepeat: { ...password, minLength: 0 } },
  },
  response: nothing('Changed.'),
}

export const inviteSchema = {
  tags: ['user'],
  summary: 'Send the account a link to choose a password',
  params: { type: 'object', properties: { id: { type: 'string' } } },
  response: nothing('Sent.'),
}
