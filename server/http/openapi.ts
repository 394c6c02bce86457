/**
 * The description of the API, generated from the registered routes: OpenAPI 3.1 at /api/v4/openapi.json. Each
 * operation names its right and its refusals.
 */
import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { owner } from '#schemas/owner.ts'
import { productName, productPurpose } from '#schemas/product.ts'
import { honoursKey } from '#server/idempotency/plugin.ts'

const errorSchema = {
  $id: 'Error',
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' } },
}
const fieldErrorsSchema = {
  $id: 'FieldErrors',
  description: 'Messages per field; `common` for what belongs to no field. Or one `error` for the whole request.',
  type: 'object',
  properties: {
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    error: { type: 'string' },
  },
}

/** Prefix of the reason why a route ignores an Idempotency-Key. */
export const withoutKeyMark = 'Without Idempotency-Key:'

const keyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 16,
      maxLength: 255,
      description:
        'A random key of the caller. For 24 hours the same call with it is not done again, and answers what it answered.',
    },
  },
}

export const openapi = fp(async (app) => {
  app.addSchema(errorSchema)
  app.addSchema(fieldErrorsSchema)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, description: productPurpose, version: '4' },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: app.config.isSecure ? '__Host-sid' : 'sid' },
          ...(app.keyScopeFor && {
            apiKey: {
              type: 'http' as const,
              scheme: 'bearer',
              description: `A key of a ${owner?.entity}; the scope it needs is named.`,
            },
          }),
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `def-${index}`),
    },
    transform: ({ schema, url, route }) => ({
      schema: describe(schema, route.config, String(route.method), url, app.keyScopeFor),
      url,
    }),
  })
})

function describe(
  schema: FastifySchema | undefined,
  { acl = 'open', rateLimit, confirm, withoutKey, answers: answered }: Partial<FastifyContextConfig> = {},
  method: string,
  url: string,
  keyScope?: FastifyInstance['keyScopeFor'],
): FastifySchema {
  if (schema?.hide) return schema
  const isOpen = acl === 'open'
  const scope = isOpen ? undefined : keyScope?.(method, url, acl)
  const right = isOpen ? 'Open to everyone.' : acl === '*' ? 'For everyone who is signed in.' : `Right: ${acl}.`
  const refusals = {
    ...((method !== 'GET' || schema?.querystring !== undefined) && {
      400: refusal('Refused, with the reason.', 'FieldErrors'),
    }),
    ...(scope !== undefined && { 401: refusal('The API key is not valid.', 'Error') }),
    ...(!isOpen && { 403: refusal('Not signed in, or without the right.', 'Error') }),
    ...(schema?.params ? { 404: refusal('Absent, or not yours.', 'Error') } : {}),
    ...(schema?.body !== undefined && {
      413: refusal('The body is larger than is allowed.', 'Error'),
      415: refusal('The body is not JSON.', 'Error'),
    }),
    ...(confirm !== undefined && {
      428: refusal('Show first again who you are: POST /api/v4/users/me/confirm, then repeat the call.', 'Error'),
    }),
    ...((rateLimit || scope !== undefined) && {
      429: refusal('Too many, with the seconds to wait in Retry-After.', 'Error'),
    }),
    ...(!isOpen && {
      503: refusal(
        method === 'GET'
          ? 'Busy. Seconds to wait in Retry-After.'
          : 'Busy, and nothing was changed; or, with `outcome: "unknown"`, perhaps changed. Seconds to wait in Retry-After.',
        'Error',
      ),
    }),
  }
  const answers: object = answered ??
    (schema?.response as object | undefined) ?? {
      [method === 'DELETE' ? 204 : 200]: { description: 'Done.' },
    }
  const own: object = { operationId: operationId(method, url), 'x-right': acl }
  return {
    ...own,
    ...schema,
    ...(schema?.tags && { tags: schema.tags.map((tag) => entityByName.get(tag)?.plural ?? tag) }),
    ...(honoursKey(method, { acl, withoutKey }) && { headers: keyHeader }),
    description: [schema?.description, right, withoutKey && `${withoutKeyMark} ${withoutKey}`]
      .filter(Boolean)
      .join('\n\n'),
    ...(!isOpen && { security: [{ session: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }])] }),
    response: { ...refusals, ...answers },
  }
}

/** @example operationId('GET', '/api/v4/users/:id/usage') // 'getUsersByIdUsage' */
function operationId(method: string, url: string): string {
  const parts = url
    .replace(/^\/api\/v4\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

const refusal = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${schema}#` } } },
})
