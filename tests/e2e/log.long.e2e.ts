/** The log of a file: an entry with an attachment, a call with new data of the debtor, and these accepted. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { openOwnFile } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
const save = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await goneBy(dialog, () => dialog.getByRole('button', { name: 'Save' }).click())
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a note with an attachment, a call, and new data that are accepted', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  const { id } = await openOwnFile(page, app)
  await page.goto(`${app.url}/file/show-new/${id}?tab=log`)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Subject').fill('Photo of the damage')
  await dialog.getByLabel('Attach files').setInputFiles({ name: 'damage.png', mimeType: 'image/png', buffer: png })
  await dialog.getByText('damage.png').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await page.getByRole('button', { name: /Photo of the damage.*1 attachment/ }).click()
  const attachment = page.getByRole('link', { name: 'damage.png' })
  const answer = await context.request.get(app.url + String(await attachment.getAttribute('href')))
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await dialog.getByLabel('Name of the caller').fill('The debtor')
  await dialog.getByRole('button', { name: 'New data of the debtor' }).click()
  await dialog.getByLabel('E-mail').fill('new.address@example.test')
  await save(page)
  await page.getByRole('button', { name: /Call with the debtor.*Data to decide/ }).click()
  await page.getByRole('button', { name: 'Decide on the data' }).click()
  await dialog.getByText('new.address@example.test').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: /Call with the debtor.*Data accepted/ }).waitFor()
  await page.goto(`${app.url}/file/show-new/${id}?tab=debtor`)
  await page.getByText('new.address@example.test').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
