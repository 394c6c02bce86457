/** Many files at once: numbers are pasted, the change is previewed and run, and its receipt is undone. */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { openOwnFile } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('an item of the agenda is added to pasted files, and taken back', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1280 })
  const [first, second, third] = [
    await openOwnFile(page, app),
    await openOwnFile(page, app),
    await openOwnFile(page, app),
  ].map(({ number }) => number)

  await page.goto(`${app.url}/file/bulk-update`)
  const numbers = page.getByRole('textbox', { name: 'Numbers of files or references' })
  await numbers.fill(`${first}\n${second}; ${third}\nNO-SUCH-NUMBER`)
  await page.getByRole('button', { name: 'Find 4 numbers' }).click()
  await page.getByText('3 files chosen.').waitFor()
  await page.getByText('Not found: NO-SUCH-NUMBER.').waitFor()

  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Add an agenda item' }).click()
  await page.getByRole('combobox', { name: /Subject/ }).fill('debtor')
  await page.getByRole('option', { name: 'Call debtor' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Asked for in bulk')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview' }).click()
  // The day is required: the server says so at its field, and nothing else is lost.
  await page.getByText('This field is required.').first().waitFor()
  await page.getByRole('combobox', { name: 'Action' }).waitFor()
  await page.getByRole('textbox', { name: /Date/ }).fill('31-12-2026')
  await page.getByRole('button', { name: 'Preview' }).click()

  await page.waitForURL(/\/file\/bulk-update\?run=\d+$/)
  await page.getByText('Preview: nothing has changed yet').waitFor()
  await page.getByRole('button', { name: 'Will change 3', exact: true }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add an agenda item: 3 Files' }).click()
  await page.getByRole('button', { name: 'Changed 3', exact: true }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^bulk-run-\d+\.csv$/)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undone 3', exact: true }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  await context.close()
})
