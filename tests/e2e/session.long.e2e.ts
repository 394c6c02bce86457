/** Signing in, a refusal, and a session that ends while somebody is typing. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { callBeside, mark } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('a wrong password is told above the fields; the right one leads to the page that was asked for', async () => {
  const { page, context, complaints } = await visit(app)
  await page.goto(`${app.url}/settings/merchant`)
  await page.waitForURL(/\/login/)
  await page.getByLabel(/^Username/).fill('admin')
  await page.getByLabel(/^Password/).fill('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
  await page.getByLabel(/^Password/).fill(app.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/settings\/merchant/)
  await page.getByRole('heading', { name: 'Merchants' }).waitFor()
  await page.goto(`${app.url}/login`)
  await page.waitForURL((url) => url.pathname !== '/login')
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  await context.close()
})

test('who has no right reads the news, is told so elsewhere, and can leave', async () => {
  const { page, context } = await visit(app, { as: 'nobody' })
  await page.goto(app.url)
  await page.waitForURL(/\/news$/)
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByText('You have no right to open that page.').waitFor()
  await page.goto(`${app.url}/access-denied`)
  await page.getByText('Access Denied!').waitFor()
  await page
    .getByRole('button', { name: /Sign out|Log out/i })
    .first()
    .click()
  await page.waitForURL(/\/login/)
  await context.close()
})

test('a customer sees its own company and its branches only, in the list, by address and by API', async () => {
  const { page, context } = await visit(app, { as: 'customer' })
  await page.goto(`${app.url}/customer/search`)
  await page.getByText(/1.3 of 3/).waitFor()
  const office = await visit(app, { as: 'admin' })
  const { id: foreign } = await addCustomer(office.page)
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map((path) => fetch(path).then((answer) => answer.status))),
    [`/api/v4/customer/${foreign}`, `/api/v4/customer/${absentId}`, '/api/v4/file-status', '/api/v4/users'],
  )
  expect(statuses).toEqual([404, 404, 403, 403])
  const [own, clients] = await page.evaluate(async () => {
    const [customers, merchants] = await Promise.all(
      ['/api/v4/customer', '/api/v4/merchant'].map((path) =>
        fetch(path).then((answer) => answer.json() as Promise<{ items: { id: number; client: { id: number } }[] }>),
      ),
    )
    return [customers?.items.map(({ id }) => id) ?? [], merchants?.items.map(({ client }) => client.id) ?? []]
  })
  expect(own).toHaveLength(3)
  expect(clients.length).toBeGreaterThan(0)
  expect(clients.filter((id) => !own.includes(id))).toEqual([])
  await page.goto(`${app.url}/settings/merchant`)
  await page.waitForURL((url) => url.pathname !== '/settings/merchant')
  await context.close()
  await office.context.close()
})

const addCustomer = (page: Page) => {
  const own = mark()
  return callBeside(page, app, 'POST', '/api/v4/customer', {
    number: `C-${own.toUpperCase()}`,
    company: `Session ${own} B.V.`,
  })
}

const forms = [
  {
    what: 'a page',
    pathOf: async (page: Page) => `/customer/${(await addCustomer(page)).id}/edit`,
    label: /^Trade name/,
  },
  {
    what: 'a dialog',
    pathOf: async (page: Page) => {
      const client = (await addCustomer(page)).id
      const { id } = await callBeside(page, app, 'POST', '/api/v4/merchant', { name: `Session ${mark()}`, client })
      return `/settings/merchant?edit=${id}`
    },
    label: /^Webshop name/,
  },
]
test.for(forms)(
  'a session that ends while typing in $what asks for the password over it, and saves what was typed',
  async ({ pathOf, label }) => {
    const { page, context } = await visit(app, { as: 'admin' })
    const path = await pathOf(page)
    await page.goto(app.url + path)
    await page.getByRole('textbox', { name: label }).fill('Typed before the end')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByText(/Session expired, or current user doesn't have permissions/).waitFor()
    const username = dialog.getByLabel(/^Username/)
    if (await username.isEditable()) await username.fill('admin')
    await dialog.getByLabel(/^Password/).fill(app.password)
    await goneBy(dialog, () => page.keyboard.press('Enter'))
    await page.waitForURL((url) => !/edit/.test(url.href))
    await page.goto(app.url + path)
    await expect.poll(() => page.getByRole('textbox', { name: label }).inputValue()).toBe('Typed before the end')
    await context.close()
  },
)
