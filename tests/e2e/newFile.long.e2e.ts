/** A file is opened from a pasted table to its page, with mistakes, a match, a draft, and a phone. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
const path = '/file/create/new'

const cells = [
  'Invoice number\tInvoice date\tDue date\tDescription\tAmount',
  'E2E-1\t01-03-2026\t31-03-2026\tMarch\t1.234,56',
  'E2E-2\t2026-04-01\t2026-05-01\tApril\t1234.56',
  'E2E-3\t31-02-2026\t2026-06-01\tWrong\t10',
].join('\n')

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true }).waitFor()

/** Answers as the matching of debtors does, which is asked where it is offered. */
async function withMatch(page: Page): Promise<void> {
  const items = [
    {
      id: 1,
      number: 'D000001',
      name: 'Saar Bakker',
      kind: 'private',
      city: 'Delft',
      score: 90,
      reasons: ['name'],
      files: 2,
      openFiles: 1,
    },
  ]
  await page.route('**/api/v4/debtor/match*', (route) => route.fulfill({ json: { items } }))
}

async function chooseCustomer(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Customer/ }).fill('a')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Kind/ }).click()
  await page.getByRole('option', { name: 'Private' }).click()
}

test('from a pasted table to the page of the file', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await withMatch(page)
  await page.goto(app.url + path)
  await step(page, 'Customer')
  await next(page)
  await expect.poll(() => page.getByText('This field is required.').count()).toBe(2)
  expect(await violationsOf(page)).toEqual([])
  await chooseCustomer(page)
  await page.getByText('Agreed with this customer').waitFor()
  await next(page)

  await step(page, 'Debtor')
  await page.getByLabel('Last name').fill('Bakker')
  await page.getByRole('button', { name: 'Choose this one: Saar Bakker' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Street').fill('Kade')
  await page.getByLabel('City').fill('Delft')
  await expect.poll(() => page.getByLabel('Country').first().inputValue()).not.toBe('')
  await next(page)

  await step(page, 'Claims')
  await page.getByLabel('Number, claim 1').focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, cells)
  await page.getByRole('dialog').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Take 3 claims' }).click()
  await next(page)
  await page.getByText('This is not a day', { exact: false }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Invoice date, claim 3').fill('1-5-2026')
  // Enter goes down its column, and from the last row to a new one.
  await page.keyboard.press('Enter')
  await page.locator('[data-cell="3.number"] input:focus').waitFor()
  await page.getByRole('region', { name: 'Amounts' }).getByText('€2,479.12').waitFor()
  await next(page)

  await step(page, '14-day letter')
  await page.getByLabel('Yes').check()
  await page.getByLabel('Sent on').fill('01-03-2026')
  await page.getByLabel('Costs announced').fill('40')
  await page.getByText('nothing was due on that day yet', { exact: false }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('No', { exact: true }).check()
  await next(page)
  await step(page, 'Terms')
  expect(await violationsOf(page)).toEqual([])
  await next(page)

  await step(page, 'Check')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Open file' }).dblclick()
  await page.getByRole('heading', { name: /File \d+ is open/ }).waitFor()
  await page.getByRole('link', { name: 'Go to the file' }).click()
  await page.waitForURL(/\/file\/show-new\/\d+/)
  await page.getByText('Bakker').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what was typed is there again after leaving, on a phone too', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 390 })
  await withMatch(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(app.url + path)
  await chooseCustomer(page)
  await page.getByLabel('Customer’s reference').fill('Kept-7')
  await page.getByText(/^Draft/).waitFor()
  await page.goto(`${app.url}/file/search`)
  await page.goto(app.url + path)
  await page.getByRole('button', { name: 'Go on with it' }).click()
  await expect.poll(() => page.getByLabel('Customer’s reference').inputValue()).toBe('Kept-7')
  await next(page)
  await step(page, 'Debtor')
  await page.getByLabel('Last name').fill('Jansen')
  await next(page)
  await step(page, 'Claims')
  expect(await violationsOf(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Do not open' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await step(page, 'Customer')
  expect(complaints).toEqual([])
  await context.close()
})
