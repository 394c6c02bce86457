/** Gives the browser its task before signing in or asking for a new password. */
import type { FastifyPluginAsync } from 'fastify'
import { botCheckActions, type BotCheckAction } from './botCheck.ts'

const answer = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { enum: ['altcha', 'recaptcha', 'off'] },
    challenge: {
      description: 'The puzzle of ALTCHA, version 2. `captcha` is the Base64 of the JSON of { challenge, solution }.',
      type: 'object',
      additionalProperties: true,
    },
    siteKey: { description: 'Of reCAPTCHA v3, whose token is the `captcha`.', type: 'string' },
  },
}

export const botCheckRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { action: BotCheckAction } }>(
    '/api/v4/bot-check',
    {
      config: { acl: 'open', rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['session'],
        summary: 'The bot check to do',
        querystring: {
          type: 'object',
          required: ['action'],
          properties: { action: { description: 'What it is for.', enum: [...botCheckActions] } },
        },
        response: { 200: answer },
      },
    },
    ({ query }) => app.botCheck.issue(query.action),
  )
}
