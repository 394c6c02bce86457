/** Signing in, a refusal, and a session that ends while somebody is typing. */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
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
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['/api/v4/customer/2', '/api/v4/customer/999999', '/api/v4/file-status', '/api/v4/users'].map((path) =>
        fetch(path).then((answer) => answer.status),
      ),
    ),
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
})

const forms = [
  { what: 'a page', path: '/customer/2/edit', label: /^Trade name/ },
  { what: 'a dialog', path: '/settings/merchant?edit=2', label: /^Webshop name/ },
]
test.for(forms)(
  'a session that ends while typing in $what asks for the password over it, and saves what was typed',
  async ({ path, label }) => {
    const { page, context } = await visit(app, { as: 'admin' })
    await page.goto(app.url + path)
    await page.getByRole('textbox', { name: label }).fill('Typed before the end')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByText(/Session expired, or current user doesn't have permissions/).waitFor()
    const username = dialog.getByLabel(/^Username/)
    if (await username.isEditable()) await username.fill('admin')
    await dialog.getByLabel(/^Password/).fill(app.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !/edit/.test(url.href))
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.goto(app.url + path)
    await expect.poll(() => page.getByRole('textbox', { name: label }).inputValue()).toBe('Typed before the end')
    await context.close()
  },
)
