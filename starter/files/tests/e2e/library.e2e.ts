/** One way through the built application in a browser: signing in, a list, a record that is added and changed, and one that is refused. */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('the desk finds a book, adds one, and changes its price', async () => {
  const { page, context, complaints } = await visit(app, { as: 'desk' })
  await page.goto(`${app.url}/book`)
  await page.getByRole('heading', { name: 'Books' }).waitFor()
  await page.getByText(/of 200/).waitFor()

  await page.getByRole('link', { name: 'Add' }).click()
  await page.getByLabel('Title').fill('The Lighthouse')
  await page.getByLabel('ISBN').fill('978-0-306-40615-8')
  await page.getByRole('combobox', { name: /^Shelf/ }).click()
  await page.getByRole('option', { name: 'Novels' }).click()
  await page.getByLabel('Price').fill('12.50')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('This is not an ISBN of 13 digits.').waitFor()

  await page.getByLabel('ISBN').fill('978-0-306-40615-7')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.waitForURL((url) => url.pathname !== '/book/new')

  await page.goto(`${app.url}/book?filter=${encodeURIComponent('{"search":"lighthouse"}')}`)
  const row = page.getByRole('row', { name: /The Lighthouse/ })
  await row.getByText('€12.50').waitFor()
  await row.getByRole('link', { name: /Edit/ }).click()
  await page.getByLabel('Price').fill('14.75')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'))

  await page.goto(`${app.url}/book?filter=${encodeURIComponent('{"search":"lighthouse"}')}`)
  await page
    .getByRole('row', { name: /The Lighthouse/ })
    .getByText('€14.75')
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('who has no right is told so', async () => {
  const { page, context } = await visit(app, { as: 'nobody' })
  await page.goto(`${app.url}/book`)
  await page.getByText('You have no right to open that page.').waitFor()
  await context.close()
})
