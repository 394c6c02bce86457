/** A file from the list of a customer to the spreadsheet of the office: imported, worked, paid, merged and exported. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { dayText } from '#domain/time/day.ts'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { mark, serverToday } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

const headers =
  'Soort debiteur;Naam;Voornaam;Straat;Huisnummer;Postcode;Plaats;E-mail;Factuurnummer;Factuurdatum;Vervaldatum;Bedrag'
const listOf = (name: string, who: string, ...claims: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([headers, ...claims.map((claim) => `${who};${claim}`)].join('\r\n')),
})

/** @returns The file that was made. */
async function importList(page: Page, list: ReturnType<typeof listOf>, { joins }: { joins: boolean }) {
  await page.goto(`${app.url}/file/import`)
  await page.getByRole('combobox', { name: /Customer/ }).fill('b')
  await page.getByRole('option').first().click()
  await page.locator('input[type=file]').setInputFiles(list)
  await page.getByRole('button', { name: /^Check \d+ rows?$/ }).click()
  const join = page.getByRole('switch', { name: 'Add new claims to the running file of the debtor' })
  await join.waitFor()
  expect(await violationsOf(page)).toEqual([])
  if (!joins) await join.uncheck()
  await page.getByRole('button', { name: /^Import \d+ rows?$/ }).click()
  await page.getByRole('heading', { name: 'What became of the file' }).waitFor()
  const made = page.locator('main a[href*="/file/show-new/"]').first()
  await made.waitFor()
  const [id = ''] = /\d+$/.exec(String(await made.getAttribute('href'))) ?? []
  return { id, number: await made.innerText() }
}

test('a file is imported, worked, paid, merged and exported', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1400 })
  const own = mark()
  const who = `particulier;Zomerdijk ${own};Imke;Lindelaan;12;1411 AA;Naarden;${own}@example.net`
  const lines = [
    `${own}-1;2026-05-04;2026-06-03;240,00`,
    `${own}-2;2026-05-11;2026-06-10;160,00`,
    `${own}-3;2026-06-01;2026-07-01;90,00`,
  ] as const
  const may = listOf('mei.csv', who, lines[0], lines[1])
  const first = await importList(page, may, { joins: true })
  await page.getByText('2 rows imported').waitFor()
  const second = await importList(page, listOf('juni.csv', who, lines[2]), { joins: false })
  expect(second.number).not.toBe(first.number)

  await page.goto(`${app.url}/file/show-new/${first.id}?tab=log`)
  const dialog = page.getByRole('dialog')
  const close = (name: string) => goneBy(dialog, () => dialog.getByRole('button', { name, exact: true }).click())
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await dialog.getByLabel('Subject').fill('Pays half of it today')
  await close('Save')

  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await dialog.getByRole('textbox', { name: /Amount/ }).fill('200')
  await dialog
    .getByLabel(/^Date/)
    .first()
    .fill(dayText(await serverToday(page, app)))
  expect(await violationsOf(page)).toEqual([])
  await close('Add')
  await page.getByRole('button', { name: /^Paid\s*€200\.00$/ }).waitFor()
  expect(await violationsOf(page)).toEqual([])

  await page.goto(`${app.url}/merging/new?files=${first.id},${second.id}`)
  await page.getByRole('heading', { name: 'What it comes to' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Merge 2 files' }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText(`Merged into ${first.number}`).first().waitFor()
  await page.goto(`${app.url}/file/show-new/${second.id}`)
  await page.getByText('This file was merged into').waitFor()

  const filter = encodeURIComponent(JSON.stringify({ number: first.number }))
  await page.goto(`${app.url}/file/file-export-all?filter=${filter}`)
  await page.getByRole('radio', { name: /^Claims/ }).check()
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByText('1 file, 3 rows').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download: / })
      .first()
      .click(),
  ])
  const exported = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  const numbers = exported.slice(1).map((line) => new RegExp(`${own}-\\d`).exec(line)?.[0])
  expect(numbers).toEqual([`${own}-1`, `${own}-2`, `${own}-3`])
  expect(exported.slice(1).every((line) => line.includes(first.number))).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
