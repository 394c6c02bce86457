/**
 * A role that requires a second factor, with the bot check on, in a real browser: from the first sign-in to the
 * next.
 */
import { afterAll, beforeAll, expect } from 'vitest'
import { codeAt } from '#tests/server/subjects/accounts/secondFactor/authenticator.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { test } from '#tests/support/inBrowser.ts'
import { serverTime } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ SEED: '1k', TWO_FACTOR_ROLES: 'ROLE_FINANCE' })
}, 240_000)
afterAll(() => app?.stop())

test('set up before anything else, then asked for at every sign-in', async () => {
  const { page, context, complaints } = await visit(app)
  const checks: string[] = []
  page.on('request', (request) => {
    if (/bot-check|puzzleWorker/.test(request.url())) checks.push(new URL(request.url()).pathname)
  })
  const signIn = async () => {
    await page.goto(`${app.url}/customer/search`)
    await page.getByLabel(/^Username/).fill('finance')
    await page.getByLabel(/^Password/).fill(app.password)
    await page.keyboard.press('Enter')
  }
  await signIn()
  await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
  expect(checks).toEqual(['/api/v4/bot-check', expect.stringContaining('puzzleWorker')])
  const refused = await page.request.get(`${app.url}/api/v4/customer`)
  expect(refused.status()).toBe(403)

  await page.getByLabel(/^Current password/).fill(app.password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Code/).fill(codeAt(secret, await serverTime(page, app)))
  await page.keyboard.press('Enter')
  const code = await page.locator('main li code').first().innerText()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/\/customer\/search/)
  await page.getByRole('heading', { name: 'Customers' }).waitFor()

  await context.clearCookies()
  await signIn()
  await page.getByLabel(/^Code/).fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Customers' }).waitFor()
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  await context.close()
})
