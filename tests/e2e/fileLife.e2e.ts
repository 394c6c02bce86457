/** A file from the list of a customer to the spreadsheet of the office: imported, worked, paid, merged and exported. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

const headers = 'Soort debiteur;Naam;Voornaam;Straat;Huisnummer;Postcode;Plaats;E-mail;Factuurnummer;Factuurdatum;Vervaldatum;Bedrag'
const who = 'particulier;Zomerdijk;Imke;Lindelaan;12;1411 AA;Naarden;imke.zomerdijk@example.net'
const listOf = (name: string, ...claims: string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from([headers, ...claims.map((claim) => `${who};${claim}`)].join('\r\n')),
})

/** @returns The number of the file that was made. */
async function importList(page: Page, list: ReturnType<typeof listOf>, { joins }: { joins: boolean }): Promise<string> {
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
  await page.getByRole('heading', { name: 'What was made' }).waitFor()
  const made = page.locator('main a[href*="/file/show-new/"]').first()
  await made.waitFor()
  return made.innerText()
}

test('a file is imported, worked, paid, merged and exported', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1400 })
  const first = await importList(page, listOf('mei.csv', 'Z-1;2026-05-04;2026-06-03;240,00', 'Z-2;2026-05-11;2026-06-10;160,00'), { joins: true })
  const second = await importList(page, listOf('juni.csv', 'Z-3;2026-06-01;2026-07-01;90,00'), { joins: false })
  expect(second).not.toBe(first)
  console.log(first, second)
  await context.close()
  expect(complaints).toEqual([])
})
