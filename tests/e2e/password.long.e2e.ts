/** A forgotten password, from the sign-in page through the mail and back, while somebody else is still signed in. */
import { expect, inject } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { signIn, visit } from '#tests/support/visitor.ts'

const app = inject('office')
/** No other test uses this login, because its password changes. */
const username = 'legal'
const address = `${username}@example.nl`

test('a forgotten password is replaced by a link from the outbox, which ends all sessions and works once', async () => {
  const employee = await visit(app, { as: username })
  await employee.page.goto(app.url)
  const stranger = await visit(app)
  const { page } = stranger
  await page.goto(`${app.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel(/^E-mail address/).fill(address)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()

  const admin = await visit(app, { as: 'admin' })
  const mail = admin.page.getByRole('article').filter({ hasText: address }).getByRole('link').first()
  // The answer comes before the mail is written.
  const written = async () => {
    await admin.page.goto(`${app.url}/developer/mail`)
    await admin.page.getByRole('heading', { level: 1 }).waitFor()
    await quiet(admin.page)
    return mail.count()
  }
  await expect.poll(written).toBe(1)
  const link = await mail.getAttribute('href')
  const answer = await page.goto(link ?? '')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByText(`For the account ${username}`).waitFor()
  expect(page.url()).toBe(`${app.url}/customer/reset-password`)

  await page.locator('input[name=password]').fill('lantaarn boven sloot')
  await page.locator('input[name=passwordRepeat]').fill('lantaarn boven sloot')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  const refused = await employee.page.request.get(`${app.url}/api/v3/user/get`)
  expect(refused.status()).toBe(403)

  await page.goto(link ?? '')
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await signIn(page, { ...app, password: 'lantaarn boven sloot' }, username)
  await page.goto(`${app.url}/account`)
  await page.getByText(address).waitFor()
  expect(stranger.complaints.filter((text) => !text.includes('400'))).toEqual([])
  for (const { context } of [employee, stranger, admin]) await context.close()
})
