/** Somebody imports countries: as Excel saves a CSV, with a wrong cell, on a wide screen; and as a workbook, by keyboard, in the dark. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { workbook } from '#tests/server/import/workbook.ts'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
const found = async (page: Page, text: string) => {
  await page.goto(`${app.url}/settings/countries?filter=${encodeURIComponent(JSON.stringify({ search: text }))}`)
  await page.getByRole('heading', { name: 'Countries' }).waitFor()
  await page.getByRole('searchbox').first().waitFor()
  await quiet(page)
  return page.getByText(text)
}

test('the good rows of a CSV are imported, told of, and undone', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1280 })
  await page.goto(`${app.url}/settings/countries`)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/import\/country$/)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  expect(await violationsOf(page)).toEqual([])

  const lines = ['Code;Naam (nl);Nummer', 'ZY;Séjour Été;+991', 'ZX;Zonder nummer;991', 'ZQ;Über;+993']
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
  await page.locator('input[type=file]').setInputFiles({ name: 'landen.csv', mimeType: 'text/csv', buffer })
  await page.getByText('Séjour Été · Zonder nummer · Über').waitFor()
  await page.getByRole('combobox', { name: 'Field for “Nummer”' }).fill('prefix')
  await page.getByRole('option', { name: 'Phone prefix' }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Check 3 rows' }).click()

  const bad = page.getByRole('listitem').filter({ hasText: 'Line 3' })
  await bad.getByText('991').first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the bad row' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await page.reload()
  await page.getByRole('button', { name: 'Import the 2 good rows' }).click()
  await page.waitForURL(/\/bulk-runs\/\d+$/)
  await page.getByRole('button', { name: 'Added 2', exact: true }).waitFor()
  const receipt = page.url()
  await (await found(page, 'Séjour Été')).first().waitFor()

  await page.goto(receipt)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: 'Undone 2' }).waitFor()
  await expect.poll(async () => (await found(page, 'Séjour Été')).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a workbook is imported by keyboard on a phone in the dark: one row changes, one is added', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 390 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${app.url}/import/country`)
  const buffer = await workbook([
    ['Code', 'Name (nl)', 'Phone prefix'],
    ['NL', 'Nederland', '+319'],
    ['ZV', 'Zelfverzonnen', '+994'],
  ])
  const choose = page.getByRole('button', { name: 'Choose a file' })
  // What the page still loads may draw it anew, which would take the focus before the key comes.
  await choose.waitFor()
  await quiet(page)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')])
  await chooser.setFiles({ name: 'landen.xlsx', mimeType: 'application/octet-stream', buffer })
  const check = page.getByRole('button', { name: 'Check 2 rows' })
  await check.waitFor()
  expect(await violationsOf(page)).toEqual([])
  await check.focus()
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: 'Import all 2 rows' })
  await start.waitFor()
  expect(await violationsOf(page)).toEqual([])
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(isWider)).toBe(false)
  await start.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: 'Undone 2' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
