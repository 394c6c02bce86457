import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { test, type Api } from '#tests/support/api.ts'
import { config } from '#tests/support/server.ts'

const keys = { siteKey: 'a-site-key-of-recaptcha', secret: 'the-secret-of-recaptcha' }
const good = { success: true, score: 0.9, action: 'app_login', hostname: 'app.example' }

/** Signs in while a stand-in for Google gives this answer; a number is a status. */
async function signInWith(api: Api, verdict: object | string | number, captcha: string | null = 'token') {
  const asked: string[] = []
  const google = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push(`${request.method} ${body}`)
      if (typeof verdict === 'number') response.statusCode = verdict
      response.end(typeof verdict === 'object' ? JSON.stringify(verdict) : String(verdict))
    })
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const here = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
  const urls: string[] = []
  const app = await buildApp({
    config: { ...config, botCheck: { kind: 'recaptcha', ...keys }, publicUrl: new URL('https://app.example') },
    engine: api.engine,
    logger: createLogger('silent'),
    ask: (url, init) => {
      urls.push(String(url))
      return fetch(here, init)
    },
  })
  const payload = { username: 'jan', password: 'correct', captcha }
  const answer = await app.inject({ method: 'POST', url: '/login_check_json', payload })
  const check = (await app.inject('/api/v4/bot-check?action=app_login')).json()
  await app.close()
  await new Promise((resolve) => google.close(resolve))
  return { answer, asked, urls, check }
}

test('Google is asked with our secret, and the browser is told the site key alone', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  const { answer, asked, urls, check } = await signInWith(api, good)
  expect(answer.statusCode).toBe(200)
  expect(urls).toEqual(['https://www.google.com/recaptcha/api/siteverify'])
  expect(asked).toEqual([`POST secret=${keys.secret}&response=token`])
  expect(check).toEqual({ kind: 'recaptcha', siteKey: keys.siteKey })
})

test.for([
  { why: 'Google says no', verdict: { ...good, success: false } },
  { why: 'it looks like a program', verdict: { ...good, score: 0.4 } },
  { why: 'there is no score', verdict: { ...good, score: undefined } },
  { why: 'it was for something else', verdict: { ...good, action: 'app_reset' } },
  { why: 'it is of another site', verdict: { ...good, hostname: 'elsewhere.example' } },
])('refused: $why', async ({ verdict }, { api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  const { answer } = await signInWith(api, verdict)
  expect([answer.statusCode, answer.json().botCheck]).toEqual([400, true])
  expect(await api.rows('session')).toEqual([])
})

test('without a token Google is not even asked', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  const { answer, asked } = await signInWith(api, good, null)
  expect([answer.statusCode, asked]).toEqual([400, []])
})

test.for([500, 'no json'])(
  'an answer that is none (%s) lets nobody in and is held against nobody',
  async (verdict, { api }) => {
    await api.addUser({ username: 'jan', password: 'correct' })
    const { answer } = await signInWith(api, verdict)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect([await api.rows('session'), await api.rows('login_failure')]).toEqual([[], []])
  },
)
