/** Opening a page by its address: what is asked for early is what the page takes, and nothing is asked for twice. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test.for([
  ['/customer/search', '/api/v4/customer'],
  ['/settings/merchant', '/api/v4/merchant'],
  ['/api-log?page=2', '/api/v4/api-log'],
])('%s asks for its rows once', async ([path, api]) => {
  const { page, context, complaints } = await visit(browser, app, { as: 'admin' })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(app.url + path)
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  const calls = asked.filter((each) => each.startsWith('/api/'))
  expect(calls.filter((each) => each === api)).toEqual([api])
  expect(calls).toEqual([...new Set(calls)])
  expect(complaints).toEqual([])
  await context.close()
})

test('a page that one may not open asks for none of its rows', async () => {
  const { page, context } = await visit(browser, app, { as: 'employee' })
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByText('You have no right to open that page.').waitFor()
  expect(refused).toEqual([])
  await context.close()
})
