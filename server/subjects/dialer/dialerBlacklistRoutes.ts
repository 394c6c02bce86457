/** Blocked numbers: adding many at once, and asking whether one is blocked. */
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { normalise } from '#domain/normalise.ts'
import { formats } from '#schemas/formats.ts'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import type { Body } from '#server/records/values/body.ts'
import { writerOf } from '#server/records/call.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { addBlocked, type BlockWish } from './addBlocked.ts'
import { blockOf } from './blockedNumbers.ts'
import { FieldErrors } from '#server/errors.ts'

const tags = ['dialer-blacklist']
const reasons = dialerBlacklist.properties.find(({ name }) => name === 'reason')?.values ?? []
/** Maximum numbers pasted at once. */
const most = 1000

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const text = { type: 'string' }
const day = { type: 'string', format: 'date' }

const bulkSchema = {
  tags,
  summary: `Block up to ${most} numbers`,
  description: 'Each line is answered by itself; what cannot be read or is on the list already stops no other.',
  body: {
    type: 'object',
    required: ['phones', 'reason'],
    additionalProperties: false,
    properties: {
      phones: { type: 'array', minItems: 1, maxItems: most, items: { type: 'string', maxLength: 60 } },
      reason: { enum: [...reasons] },
      from: day,
      until: day,
      note: { type: 'string', maxLength: 2000 },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['added', 'lines'],
      properties: {
        added: { type: 'integer' },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            required: ['line', 'typed', 'phone', 'outcome'],
            properties: {
              line: { type: 'integer' },
              typed: text,
              phone: nullable(text),
              outcome: { enum: ['added', 'known', 'repeated', 'invalid'] },
            },
          },
        },
      },
    },
  },
}

const checkSchema = {
  tags,
  summary: 'Whether a number may be called or sent an SMS today',
  description: 'Asked in a body, because addresses are written to logs. Nothing changes.',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['phone'],
    properties: { phone: { type: 'string', maxLength: 60, description: '06…, 0031… and +31… are the same.' } },
  },
  response: {
    200: {
      type: 'object',
      required: ['phone', 'blocked'],
      properties: {
        phone: { ...text, description: 'In E.164.' },
        blocked: { type: 'boolean' },
        reason: text,
        from: nullable(day),
        until: nullable(day),
      },
    },
  },
}

export const dialerBlacklistRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: BlockWish }>(
    '/api/v4/dialer-blacklist/paste',
    { config: { acl: dialerBlacklist.access.create }, schema: bulkSchema },
    async (request) => {
      checkDays(request.body)
      const within = { records: app.records, by: writerOf(request) }
      const lines = await app.engine.transaction((trx) => addBlocked(request.body, { ...within, trx }))
      return { added: lines.filter(({ outcome }) => outcome === 'added').length, lines }
    },
  )

  app.post<{ Body: { phone: string } }>(
    '/api/v4/dialer-blacklist/check',
    { config: { acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS', withoutKey: 'Nothing changes.' }, schema: checkSchema },
    async ({ body }) => {
      const phone = normalise('phone-e164', body.phone)
      if (!formats['phone-e164'](phone)) throw new FieldErrors({ phone: [{ key: 'validation.format.phone-e164' }] })
      const block = await blockOf(app.engine, phone, dayOf(app.now()))
      if (!block) return { phone, blocked: false }
      return { phone, blocked: true, reason: block.reason, from: block.from, until: block.until }
    },
  )
}

export const dialerBlacklistHooks = (): Hooks<'dialer-blacklist'> => ({
  beforeCreate(body) {
    checkDays(body)
    return body
  },
  beforeUpdate(body, before) {
    checkDays({ ...before, ...body })
    return body
  },
})

function checkDays({ from, until }: Body): void {
  for (const [field, value] of Object.entries({ from, until })) {
    if (typeof value === 'string' && !formats.date(value))
      throw new FieldErrors({ [field]: [{ key: 'validation.format.date' }] })
  }
  if (typeof from === 'string' && typeof until === 'string' && until < from) {
    throw new FieldErrors({ until: [{ key: 'error.validityEnd' }] })
  }
}
