/** The calling contract in a real browser, on the very module that the app calls through: `npm run dev` serves it by name. */
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const environment = { SEED: '10k', BOT_CHECK: 'off' }
  ;[app, browser] = await Promise.all([startApp(environment, { script: 'server/dev.ts' }), launchBrowser()])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

test('ten changes at once with a stale token: one call for a new one, and ten records', async () => {
  const { page, context } = await visit(browser, app, { as: 'admin' })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('table').waitFor()
  const asked: string[] = []
  const answered: number[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/v4/merchant')) answered.push(answer.status())
  })
  // As text, or the test runner takes the import for one of its own.
  const module = await page.evaluateHandle(`import('/@fs${path.resolve('providers/http.ts')}')`)
  const added = await page.evaluate(
    async ({ module, password }) => {
      const { call, csrfToken } = module as typeof import('#providers/http.ts')
      await csrfToken()
      // Another tab signs in: the session changes under this page, and the token it holds is worth nothing now.
      const body = JSON.stringify({ username: 'admin', password })
      await fetch('/login_check_json', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const names = Array.from({ length: 10 }, (_, index) => `At once ${index}`)
      const made = names.map((name) => call('POST', '/api/v4/merchant', { body: { name, client: 1 } }))
      return (await Promise.all(made)).map((record) => (record as { name: string }).name)
    },
    { module, password: app.password },
  )
  expect(added).toHaveLength(10)
  expect(answered.toSorted()).toEqual([...Array(10).fill(201), ...Array(10).fill(400)])
  const tokens = asked.slice(asked.lastIndexOf('POST /login_check_json')).filter((each) => each.endsWith('/users/csrf'))
  expect(tokens).toHaveLength(1)
  await page.goto(`${app.url}/settings/merchant?search=At%20once`)
  await page.getByText('At once 9').waitFor()
  await context.close()
})
