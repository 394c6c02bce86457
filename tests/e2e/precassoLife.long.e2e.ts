/** An item of pre-collection from the client's file to the paid file, each step by its page; on a wide screen, on a phone and in the dark. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { dayText } from '#domain/time/day.ts'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { itemsOf, mark, serverToday } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
/** What the first test uploads, and the second looks at. */
let fileName = ''

type Customer = { id: number; company: string }

/** A customer that may give files, and of whom nothing is reminded yet. */
async function freshCustomer(page: Page): Promise<string> {
  const query = new URLSearchParams({
    '_filter[active]': 'true',
    '_filter[dueDiligenceStatus]': 'approved',
    _limit: '50',
  })
  for (const { id, company } of await itemsOf<Customer>(page, app, `/api/v4/customer?${query}`))
    if ((await itemsOf(page, app, `/api/v4/precasso?_filter[customer]=${id}&_limit=1`)).length === 0) return company
  throw new Error('Every customer of the demo has items.')
}

const rowsOf = (own: string) =>
  [
    'Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Naam;E-mail;Straat;Huisnummer;Postcode;Plaats',
    `U-${own}-1;01-02-2025;03-03-2025;75,50;Uploadsma${own};uploadsma@example.test;Kade;1;1012 AB;Amsterdam`,
    `U-${own}-2;01-03-2025;31-03-2025;24,50;Uploadsma${own};uploadsma@example.test;Kade;1;1012 AB;Amsterdam`,
    `U-${own}-3;01-03-2025;31-02-2025;10,00;Anders;anders@example.test;Kade;2;1012 AB;Amsterdam`,
  ].join('\r\n')

async function upload(page: Page, customer: string, own: string): Promise<void> {
  await page.goto(`${app.url}/precasso/upload`)
  await page.getByRole('heading', { name: 'Upload pre-collection' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: /^Customer/ }).fill(customer)
  await page.getByRole('option', { name: customer }).first().click()
  fileName = `posten-${own}.csv`
  const file = { name: fileName, mimeType: 'text/csv', buffer: Buffer.from(rowsOf(own)) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Line 4' }).getByText('31-02-2025').first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('switch', { name: /^Import the 2 right rows/ }).check()
  // The day of the first step is today on every day of the week.
  await page.getByRole('radio', { name: 'Starts on a day' }).check()
  await page.getByRole('textbox', { name: 'Starts on' }).fill(await serverToday(page, app))
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('region', { name: 'What became of the file' }).getByText('1 Pre-collection item').waitFor()
}

/** Steps of the customer that are due today, run; until it is told that the one item was reminded. */
async function remind(page: Page, customer: string, runName: string): Promise<void> {
  await page.goto(`${app.url}/processing-precasso`)
  await page.getByRole('combobox', { name: /^Customer/ }).fill(customer)
  await page.getByRole('option', { name: customer }).first().click()
  const step = page.getByRole('checkbox', { name: /^Select step / })
  await expect.poll(() => step.count()).toBe(1)
  expect(await violationsOf(page)).toEqual([])
  await step.check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Approve and run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run these steps?' })
  await dialog.getByLabel('Name of the run').fill(runName)
  await dialog.getByRole('button', { name: 'Approve and run' }).click()
  await page.waitForURL(/last-processing/)
  // Runs that go on are another list than those that ended, which may have it a moment earlier.
  const run = page.getByRole('article', { name: runName }).filter({ hasText: 'Completed' })
  await run.getByRole('link', { name: '1 message' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
}

test('an item is uploaded, reminded, transferred to a file, and paid', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  const customer = await freshCustomer(page)
  const own = mark()
  await upload(page, customer, own)
  await remind(page, customer, `E2E precasso ${own}`)

  await page.goto(`${app.url}/precasso/upload/view-uploaded`)
  await page
    .getByRole('row', { name: new RegExp(fileName) })
    .getByText('Partly imported')
    .waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: fileName }).click()
  await page.waitForURL(/\/precasso\/upload\?job=\d+$/)
  await page
    .getByRole('link', { name: /^P\d+$/ })
    .first()
    .click()

  await page.waitForURL(/\/precasso\/\d+$/)
  const item = page.url()
  await page.getByText('In progress').first().waitFor()
  await page.getByRole('button', { name: 'Transfer to collection' }).click()
  const transfer = page.getByRole('dialog')
  await transfer.getByRole('switch', { name: 'Also without a 14-day letter' }).check()
  expect(await violationsOf(page)).toEqual([])
  await transfer.getByRole('button', { name: 'Transfer to collection' }).click()
  await page.getByText('Transferred', { exact: true }).first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^\d{10}$/ }).click()

  await page.waitForURL(/\/file\/show-new\/\d+/)
  const figures = page.getByRole('region', { name: 'What is owed today' })
  await quiet(page)
  const owed =
    /[\d,]+\.\d\d/.exec(await figures.getByRole('button', { name: /^Outstanding.*€/s }).innerText())?.[0] ?? ''
  expect(Number(owed)).toBeGreaterThanOrEqual(100)
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  const booking = page.getByRole('dialog')
  await booking.getByRole('textbox', { name: /^Amount/ }).fill(owed)
  await booking.getByRole('textbox', { name: /^Date/ }).fill(dayText(await serverToday(page, app)))
  await booking.getByRole('button', { name: 'Add', exact: true }).click()
  await figures.getByRole('button', { name: /^Outstanding.*0\.00/s }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(item)
  await page.getByText('Transferred', { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the pages of uploads are for a phone too, and for the dark', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 390 })
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${app.url}/precasso/upload`)
    await page.getByRole('combobox', { name: /^Customer/ }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(isWider)).toBe(false)
    await page.getByRole('link', { name: 'Earlier uploads' }).click()
    await page.getByText(fileName).first().click()
    await page.getByRole('region', { name: 'What became of the file' }).waitFor()
    await page.getByText('31-02-2025').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(isWider)).toBe(false)
  }
  expect(complaints).toEqual([])
  await context.close()
})
