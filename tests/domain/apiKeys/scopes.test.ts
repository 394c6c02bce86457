import { expect, test } from 'vitest'
import { isGranted } from '#domain/access/scope.ts'
import { rolesOfKey, scopeFor } from '#domain/apiKeys/scopes.ts'
import { entities } from '#schemas/generated/entities.ts'

test.each([
  ['GET', '/api/v4/webhook', 'webhooks:read'],
  ['GET', '/api/v4/webhook/:id', 'webhooks:read'],
  ['POST', '/api/v4/webhook/:id/test', 'webhooks:write'],
  ['GET', '/api/v4/webhook-delivery', 'logs:read'],
  ['GET', '/api/v4/api-log/monitoring', 'logs:read'],
  ['GET', '/api/customer/search', 'customers:read'],
  ['PUT', '/api/v4/customer/:id', 'customers:write'],
  ['GET', '/api/v4/merchant/export', 'merchants:read'],
  ['POST', '/api/v4/file/export', 'exports:write'],
  ['POST', '/api/v4/file/export/count', 'exports:write'],
  ['GET', '/api/v4/export-job/:id/content', 'exports:read'],
  ['GET', '/api/v4/file', undefined],
  ['POST', '/api/v4/calculation/interest', 'calculations:read'],
  ['POST', '/api/v4/import-job/:id/run', 'imports:write'],
  ['GET', '/api/v4/import-job/:id/rows', 'imports:read'],
  ['GET', '/api/v4/import-mapping', undefined],
  ['GET', '/api/v4/users', undefined],
  ['GET', '/api/v4/user/preferences', undefined],
  ['GET', '/api/v4/webhooks', undefined],
  ['POST', '/api/v4/api-client/:id/key', undefined],
])('%s %s needs %s', (method, route, scope) => {
  expect(scopeFor(method, route, entities)).toBe(scope)
})

test('every lookup is read by one scope', () => {
  const lookups = entities.filter(({ kind }) => kind === 'lookup')
  expect(lookups.map(({ api }) => scopeFor('GET', api, entities))).toEqual(lookups.map(() => 'lookups:read'))
})

test('who may change may read, not the other way round', () => {
  expect(isGranted('webhooks:read', ['webhooks:write'])).toBe(true)
  expect(isGranted('webhooks:write', ['webhooks:read'])).toBe(false)
  expect(isGranted('logs:read', ['webhooks:write'])).toBe(false)
})

test('a key is a user of its customer and nothing else', () => {
  expect(rolesOfKey([])).toEqual(['ROLE_CUSTOMER'])
  expect(rolesOfKey(['logs:read'])).toEqual(['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'])
  expect(rolesOfKey(['exports:write'])).toEqual(['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON'])
})
