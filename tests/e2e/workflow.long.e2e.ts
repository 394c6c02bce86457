/** A workflow is made by keyboard: a step with a condition, its order, and a trial on a file. */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { mark, openOwnFile } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('a draft gets a step with a condition, is put in order and tried on a file', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/workflow/create`)
  const own = mark()
  const name = `By keyboard ${own}`
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel(/^Code/).fill(`by-keyboard-${own}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()

  // Two steps, each opened as it is added.
  const add = page.getByRole('button', { name: 'Add a step' })
  await add.press('Enter')
  await page.getByRole('heading', { name: 'Try it on a file' }).waitFor()
  await page.getByRole('combobox', { name: /^Action/ }).click()
  await page.getByRole('option', { name: 'Add an agenda item' }).click()
  await page.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await page.getByRole('textbox', { name: 'Value' }).fill('100')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('combobox', { name: 'File', exact: true }).fill((await openOwnFile(page, app)).number)
  await page.getByRole('option').first().click()
  await page.getByText(/The step would be (done|held)/).waitFor()
  await page.getByText(/Outstanding is at least .*100.00 — now:/).waitFor()

  await page.getByRole('link', { name }).click()
  await add.press('Enter')
  await page.getByRole('heading', { name: /^2\. / }).waitFor()
  await page.getByRole('link', { name }).click()

  // The second one goes up, and the focus with it.
  const up = page.getByRole('button', { name: /^Up: / }).nth(1)
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await up.press('Enter')
  await expect.poll(() => steps.first().textContent()).toMatch(/Wait/)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await expect.poll(focused).toMatch(/^(Up|Down): /)
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
