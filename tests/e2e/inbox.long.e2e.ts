/** The inbox by its keys: an e-mail is put on the file that is proposed, taken off again, classified and answered. */
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('an e-mail is linked, taken off, linked again, put in another class, answered and done', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1400 })
  await page.goto(`${app.url}/email-import`)
  const deeds = page.getByRole('toolbar')
  const dialog = page.getByRole('dialog')
  const close = (name: string) => goneBy(dialog, () => dialog.getByRole('button', { name }).click())
  await deeds.getByRole('button', { name: /^Link to 1000000016/ }).waitFor()
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.press('l')
  await deeds.getByRole('button', { name: /^Take off the file/ }).waitFor()
  await page.keyboard.press('w')
  await dialog.waitFor()
  expect(await violationsOf(page)).toEqual([])
  await close('Take off the file')
  await deeds.getByRole('button', { name: /^Link to 1000000016/ }).click()
  await deeds.getByRole('button', { name: /^Take off the file/ }).waitFor()

  await page.keyboard.press('c')
  await dialog.getByRole('combobox', { name: /Class/ }).fill('dis')
  await page.getByRole('option').first().click()
  await close('Classify')

  await page.keyboard.press('r')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option').first().click()
  const message = dialog.locator('[contenteditable=true]')
  await message.waitFor()
  await message.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('We call you at five. ')
  expect(await violationsOf(page)).toEqual([])
  await close('Send')

  await page.getByRole('button', { name: 'Done', exact: true }).first().click()
  await page.getByText('Re: Factuur nooit ontvangen').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
