/** A forgotten password, from the sign-in page through the mail and back, while somebody else is still signed in. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { signIn, visit } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ SEED: '10k' }), launchBrowser()])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

test('a forgotten password is replaced by a link from the outbox, which ends all sessions and works once', async () => {
  const employee = await visit(browser, app, { as: 'employee' })
  const stranger = await visit(browser, app)
  const { page } = stranger
  await page.goto(`${app.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel(/^E-mail address/).fill('employee@example.nl')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()

  const admin = await visit(browser, app, { as: 'admin' })
  await admin.page.goto(`${app.url}/developer/mail`)
  const link = await admin.page.locator('article a').first().getAttribute('href')
  const answer = await page.goto(link ?? '')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByText('For the account employee').waitFor()
  expect(page.url()).toBe(`${app.url}/customer/reset-password`)

  await page.locator('input[name=password]').fill('lantaarn boven sloot')
  await page.locator('input[name=passwordRepeat]').fill('lantaarn boven sloot')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  expect(await employee.page.evaluate(() => fetch('/api/v3/user/get').then(({ status }) => status))).toBe(403)

  await page.goto(link ?? '')
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await signIn(page, { ...app, password: 'lantaarn boven sloot' }, 'employee')
  await page.goto(`${app.url}/account`)
  await page.getByText('employee@example.nl').waitFor()
  expect(stranger.complaints.filter((text) => !text.includes('400'))).toEqual([])
  for (const { context } of [employee, stranger, admin]) await context.close()
})
