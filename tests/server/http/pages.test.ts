import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { config } from '#tests/support/server.ts'
import { test as base } from '#tests/support/api.ts'

const folder = await mkdtemp(join(tmpdir(), 'dossier-pages-'))
await mkdir(join(folder, 'assets'))
await writeFile(
  join(folder, 'index.html'),
  '<!doctype html><html><head><title>Dossier</title></head><body></body></html>',
)
await writeFile(join(folder, 'assets/main-abc123.js'), `console.log('${'x'.repeat(2000)}')`)
await writeFile(join(folder, 'assets/main-abc123.js.map'), '{"sources":["secret.ts"]}')
await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(join(folder, '.env'), 'SESSION_SECRET=x')
await writeFile(join(folder, '.sources'), 'digest')
afterAll(() => rm(folder, { recursive: true }))

const test = base.extend('site', { scope: 'file' }, async ({ server: { engine } }): Promise<FastifyInstance> => {
  return buildApp({ config, engine, logger: createLogger('silent'), pagesFolder: folder })
})

test.for([
  '/',
  '/login',
  '/settings/merchant',
  '/customer/12/edit',
  '/api/doc/file-statuses',
  '/shared-info/view/a.b-c',
])('the page %s is the app, with styles by nonce', async (url, { site }) => {
  const [first, second] = [await site.inject(url), await site.inject(url)]
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(first.headers['cache-control']).toBe('no-store')

  const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(first.body)?.[1] ?? 'none'
  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(second.body).not.toContain(nonce)
})

test('the page that a link from a mail leads to sends nobody its address', async ({ site }) => {
  const answer = await site.inject('/customer/reset-password?token=secret')
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  expect((await site.inject('/login')).headers['referrer-policy']).toBe('same-origin')
})

test('hashed files are kept for good, and go out compressed', async ({ site }) => {
  const answer = await site.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await site.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test.for([
  '/assets/main-abc123.js.map',
  '/assets/gone-000000.js',
  '/assets',
  '/assets/',
  '/.env',
  '/.sources',
  '/.git/config',
  '/index.html',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/package.json',
  '/favicon.ico',
  '/wp-login.php',
  '/api',
  '/api/v4/nothing',
  '/api/../api/v4/none',
])('%s is not there', async (url, { site }) => {
  const answer = await site.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'Niet gevonden.' })
})

test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s on a page does nothing',
  async (method, { site }) => {
    const answer = await site.inject({ method, url: '/login' })
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Niet gevonden.' }])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test('every kind of answer says what a browser may do with it', async ({ site }) => {
  const answers = await Promise.all(
    ['/', '/icon.svg', '/health', '/api/v3/user/get', '/api/v4/nothing', '/api/v4/customer/%ff', '/logout'].map((url) =>
      site.inject({ url, headers: { origin: 'https://evil.example' } }),
    ),
  )
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  }
})

test.for(['/settings/%zz', '/%E0%A4%A', `/customer/${'1'.repeat(300)}/%`])(
  'whoever goes to %s with a browser gets the page, which knows no such address',
  async (url, { site }) => {
    const visit = await site.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } })
    expect([visit.statusCode, visit.headers['content-type'], visit.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(visit.body)?.[1] ?? 'none'
    expect(visit.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    const call = await site.inject({ url, headers: { accept: 'application/json' } })
    expect([call.statusCode, Object.keys(call.json())]).toEqual([400, ['error']])
  },
)

test('a call of the API with a broken address gets an answer of the API, whatever is accepted', async ({ site }) => {
  const answer = await site.inject({ url: '/api/v4/customer/%zz', headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  expect(Object.keys(answer.json())).toEqual(['error'])
})
