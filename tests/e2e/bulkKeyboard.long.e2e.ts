/** Many records by keyboard alone: filtered, kept as a view, selected, edited, started, read and undone. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { mark } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

/** Accessible name of the element in focus, as far as a test needs it. */
const inFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
  })

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    const focused = (await inFocus(page)).trim()
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    seen.push(focused.slice(0, 40))
  }
  throw new Error(`${key} does not lead to ${String(name)}, only to: ${seen.join(' | ')}`)
}

test('hundreds of records are filtered, edited and put back without a mouse', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1280 })
  const view = `Bakers ${mark()}`
  await page.goto(`${app.url}/settings/merchant`)
  await page.locator('tr[data-index] .title').first().waitFor()

  // A filter.
  await tabTo(page, 'Add filter')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Search fields' }).waitFor()
  await page.keyboard.type('Name')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Name')
  await page.keyboard.type('Bakkerij De')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('Bakkerij')
  await quiet(page)
  expect(await violationsOf(page)).toEqual([])

  // A view of it.
  await tabTo(page, 'Saved views')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Save as/ }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).waitFor()
  await page.keyboard.type(view)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Saved views: ${view}` }).waitFor()

  // All that match.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('region', { name: 'Selected rows' }).waitFor()
  await tabTo(page, /^Select all [\d,]+ that match$/)
  const count = (await inFocus(page)).replace(/\D/g, '')
  expect(Number(count)).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await page.getByText(`${count} selected`).waitFor()
  expect(await violationsOf(page)).toEqual([])

  // What changes.
  await tabTo(page, 'Edit', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: /Change these fields/ }).waitFor()
  await page.keyboard.type('Webshop')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Together')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')

  // Its preview.
  await page.waitForURL(/\/bulk-runs\/\d+$/)
  const start = `Edit: ${count} Merchants`
  await page.getByRole('heading', { name: start }).waitFor()
  await page.getByRole('list', { name: 'Records' }).getByText('Together').first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  // A busy machine may not have checked all within a second.
  if ((await page.getByRole('checkbox', { name: /not checked/ }).count()) > 0) {
    await tabTo(page, /not checked/)
    await page.keyboard.press('Space')
  }
  await tabTo(page, `Type ${count} to confirm`)
  await page.keyboard.type(count)
  await page.keyboard.press('Enter')

  // Its receipt.
  await page.getByRole('button', { name: `Changed ${count}` }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await tabTo(page, /^Changed/)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Records' }).getByText('Together').first().waitFor()

  // And back.
  await tabTo(page, 'Undo', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Undone ${count}` }).waitFor()
  expect(await violationsOf(page)).toEqual([])

  expect(complaints).toEqual([])

  // The view goes too: other tests share these lists.
  await page.goto(`${app.url}/settings/merchant`)
  await page.locator('tr[data-index] .title').first().waitFor()
  await tabTo(page, 'Saved views')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: view }).waitFor()
  await page.keyboard.type('Bakers')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Saved views: ${view}` }).waitFor()
  await tabTo(page, `Saved views: ${view}`)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Delete/ }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(page, 'Yes')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Saved views', exact: true }).waitFor()
  await context.close()
})
