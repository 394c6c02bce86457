/** A settings admin works with merchants: views, sorts, filters, adds, makes a mistake, edits, deletes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { mark } from '#tests/support/pageCalls.ts'
import { visit, type Visitor } from '#tests/support/visitor.ts'

const app = inject('office')
/** Others add merchants at the same time. */
const all = /of (100,\d{3})$/
/** First of all rows by name, and of this run only. */
const own = `AAA Journey ${mark()}`
let admin: Visitor
let page: Page

beforeAll(async () => {
  admin = await visit(app, { as: 'admin' })
  page = admin.page
  await page.goto(app.url)
}, 240_000)
afterAll(() => admin?.context.close())

/** Where its group is found: what does not fit stands under "More". */
const settingsMenu = () =>
  page
    .getByRole('button', { name: 'Settings' })
    .or(page.getByRole('button', { name: 'More', exact: true }))
    .first()
const firstLink = () => page.getByRole('row').nth(1).getByRole('link').first()
const firstName = () => firstLink().innerText()

test('the menu leads to a hundred thousand merchants, without a pager', async () => {
  await settingsMenu().click()
  await page.getByRole('menuitem', { name: 'Merchants' }).click()
  await page.waitForURL(/\/settings\/merchant$/)
  await page.getByRole('heading', { name: 'Merchants' }).waitFor()
  await page.getByText(all).waitFor()
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(
      expect.arrayContaining([
        'Name',
        'Webshop name',
        'URL',
        'Client',
        'KVK number',
        'External id',
        'Created at',
        'Actions',
      ]),
    )
  await expect.poll(() => page.title()).toMatch(/Merchants/)
})

test('the end of the list is one key away', async () => {
  // The first rows may still be loading, and a row that is rendered again loses the focus.
  const goToEnd = async () => {
    await firstLink().focus()
    await page.keyboard.press('End')
    return page.locator('[data-index]:focus').evaluateAll(([row]) => Number(row?.getAttribute('data-index')))
  }
  await expect.poll(goToEnd, { interval: 300 }).toBeGreaterThanOrEqual(99_999)
  await page.getByText(/–(100,\d{3}) of \1$/).waitFor()
  await page.keyboard.press('Home')
  await page.getByText(/^1–\d+ of/).waitFor()
})

test('a column sorts up, down, and not at all', async () => {
  const header = page.getByRole('columnheader', { name: 'Created at' })
  for (const direction of ['ascending', 'descending', 'none']) {
    await header.getByRole('button').click()
    await expect.poll(() => header.getAttribute('aria-sort').then((sort) => sort ?? 'none')).toBe(direction)
  }
})

test('what is searched for is found, and stands in the address', async () => {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('tilburg')
  await expect.poll(firstName).toMatch(/Tilburg/)
  await expect.poll(() => page.url()).toContain('tilburg')
  await page.reload()
  await expect.poll(firstName).toMatch(/Tilburg/)
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('')
  await page.getByText(all).waitFor()
})

test('a merchant is added in a dialog, after a mistake that is shown at its field', async () => {
  await page.getByRole('link', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('settings | merchants').waitFor()
  await dialog.getByLabel(/^Name/).fill(own)
  await dialog.getByLabel(/^KVK number/).fill('123')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('A KVK number has exactly 8 digits.').waitFor()
  await expect.poll(() => dialog.getByLabel(/^KVK number/).getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel(/^KVK number/).fill('00012345')
  await dialog.getByLabel(/^Client/).fill('Linden')
  await page
    .getByRole('option', { name: /Van der Linden/ })
    .first()
    .click()
  await goneBy(dialog, () => dialog.getByRole('button', { name: 'Add', exact: true }).click())
  await expect.poll(firstName).toBe(own)
})

test('it is found, edited and deleted, and the list follows', async () => {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(own)
  // The only match is also the first of all rows.
  await page.getByText(/^1–1 of 1$/).waitFor()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel(/^Name/).inputValue()).toBe(own)
  await dialog.getByLabel(/^Name/).fill(`${own} two`)
  await goneBy(dialog, () => dialog.getByRole('button', { name: /Submit|Save/ }).click())
  await expect.poll(firstName).toBe(`${own} two`)

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.getByText(/is empty|No .*found|Nothing/i).waitFor()
})

test('a client that does not exist yet is added from the picker', async () => {
  const company = `Brand New ${mark()} B.V.`
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('')
  await page.getByText(all).waitFor()
  await page.getByRole('link', { name: 'Add' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill(`${own} of a new client`)
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const customer = page.getByRole('dialog', { name: 'Add Customer', exact: true })
  await customer.getByRole('textbox', { name: /^Number/ }).fill(`C-${mark().toUpperCase()}`)
  await customer.getByRole('textbox', { name: /^Company/ }).fill(company)
  await goneBy(customer, () => customer.getByRole('button', { name: 'Add', exact: true }).click())
  const merchant = page.getByRole('dialog')
  await expect.poll(() => merchant.getByRole('combobox', { name: /^Client/ }).inputValue()).toBe(company)
  await goneBy(merchant, () => merchant.getByRole('button', { name: 'Add', exact: true }).click())
  await page.getByRole('link', { name: company }).waitFor()
})

test('a name opens its page, a pen its dialog; from both one step back leads where one came from', async () => {
  await page.goto(`${app.url}/file/search`)
  await settingsMenu().click()
  await page.getByRole('menuitem', { name: 'Merchants' }).click()
  await page.waitForURL(/\/settings\/merchant$/)
  const name = await firstName()
  // By its name, because the rows may be read again meanwhile.
  await page.getByRole('table').getByRole('link', { name, exact: true }).first().click()
  await page.waitForURL(/\/settings\/merchant\/\d+$/)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).waitFor()
  await page.locator('[role=dialog] :focus').waitFor()
  await goneBy(page.getByRole('dialog'), () => page.keyboard.press('Escape'))
  await expect.poll(() => new URL(page.url()).pathname).toBe('/settings/merchant')
  await page.goBack()
  await page.waitForURL(/\/file\/search$/)
})

test('the page speaks Dutch and French too', async () => {
  for (const [language, heading] of [
    ['nl', 'Winkeliers'],
    ['fr', 'Marchands'],
  ] as const) {
    const other = await visit(app, { as: 'settings', language })
    await other.page.goto(`${app.url}/settings/merchant`)
    await other.page.getByRole('heading', { name: heading }).waitFor()
    await expect.poll(() => other.page.locator('html').getAttribute('lang')).toBe(language)
    expect(other.complaints).toEqual([])
    await other.context.close()
  }
})

test('the console had nothing to say', () => {
  expect(admin.complaints).toEqual([])
})
