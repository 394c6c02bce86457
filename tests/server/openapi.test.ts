import { Validator } from '@seriousme/openapi-schema-validator'
import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'
import { operationsOf } from '#tests/support/operations.ts'

test('the description is valid OpenAPI 3.1', async ({ api }) => {
  const answer = await api.as('employee').get('/api/v4/openapi.json')
  const validator = new Validator()
  expect(await validator.validate(answer.json())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it has every route of every entity, each with the right it asks for', async ({ api }) => {
  const { paths } = (await api.as('employee').get('/api/v4/openapi.json')).json()
  for (const { api: path, access } of entities) {
    const right = access.read === '*' ? 'For everyone who is signed in.' : `Right: ${access.read}.`
    expect(paths[path].get.description).toContain(right)
    expect(Object.keys(paths[path]).includes('post')).toBe(access.create !== undefined)
    expect(Object.keys(paths[`${path}/{id}`])).toContain('get')
  }
  for (const { method, path } of operationsOf(api.app)) {
    expect(paths[path][method.toLowerCase()].summary, `${method} ${path}`).toBeTruthy()
  }
})

test.for([
  { who: 'employee', status: 200 },
  { who: 'settings', status: 200 },
  { who: 'customer', status: 200 },
  { who: 'contact', status: 403 },
  { who: 'nobody', status: 403 },
])('description and page answer $who with $status', async ({ who, status }, { api }) => {
  for (const url of ['/api/v4/openapi.json', '/api/doc', '/api/doc/json', '/api/doc/static/swagger-initializer.js']) {
    expect([url, (await api.as(who).get(url)).statusCode]).toEqual([url, status])
  }
})

test('signing out is described as it answers', async ({ api }) => {
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json()
  const link = await api.as('admin').get('/logout', { headers: { 'sec-fetch-site': 'none' } })
  expect(link.statusCode).toBe(302)
  expect(paths['/logout'].get.responses).toHaveProperty('302')
  expect(Object.keys(paths['/logout'].post.responses)).toEqual(['204', '400'])
})

test('the page runs no script but its own', async ({ api }) => {
  const answer = await api.as('employee').get('/api/doc')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  expect(answer.body).not.toMatch(/<script(?![^>]* src=)/)
})
