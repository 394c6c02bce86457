/** Lists by keyboard alone, in ways that only a browser can show: where Tab goes, what is in sight, and cards. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violationsOf } from '#tests/support/violations.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

/** Index of the row that has the focus, and whether all of it is in sight with an outline. */
const rowInFocus = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement
    if (!(row instanceof HTMLElement) || row.dataset.index === undefined) return undefined
    const { top, bottom } = row.getBoundingClientRect()
    const box = row.closest('[data-scrolls]')?.getBoundingClientRect()
    const isSeen = box !== undefined && top >= box.top - 1 && bottom <= box.bottom + 1
    return { index: Number(row.dataset.index), isSeen, outline: getComputedStyle(row).outlineStyle }
  })
const at = (index: number) => ({ index, isSeen: true, outline: 'solid' })

test('the first row is reached in three Tabs from the address bar, also in a list of 100,000', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  for (const path of ['/customer/search', '/settings/merchant']) {
    await page.goto(app.url + path)
    await page.locator('tr[data-index] .title').first().waitFor()
    let tabs = 0
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    while ((await focused()) !== 'Skip to the rows' && tabs < 3) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs).toBeLessThanOrEqual(3)
    const skip = page.getByRole('button', { name: 'Skip to the rows' })
    await expect.poll(() => skip.boundingBox()).toMatchObject({ y: 12 })
    await page.keyboard.press('Enter')
    await expect.poll(() => rowInFocus(page)).toEqual(at(0))
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('j goes through a list of 100,000, and the row stays in sight', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  // The bar of a selection comes after the last key, as on a busy machine, and takes room from the rows.
  const late = Promise.withResolvers<void>()
  await page.route(/BulkBar/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(`${app.url}/settings/merchant`)
  await page.locator('tr[data-index] .title').first().waitFor()
  await page.keyboard.press('j')
  await expect.poll(() => rowInFocus(page)).toEqual(at(0))
  for (let row = 1; row <= 120; row += 1) {
    await page.keyboard.press('j')
    await page.locator(`tr[data-index="${row}"]:focus`).waitFor()
  }
  await expect.poll(() => rowInFocus(page)).toEqual(at(120))
  await page.locator('tr[data-index="120"] .title').waitFor()
  await page.keyboard.press('Shift+K')
  await page.keyboard.press('Shift+K')
  await expect.poll(() => page.locator('tr[aria-selected=true]').count()).toBe(3)
  await page.keyboard.press('End')
  late.resolve()
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  await expect.poll(async () => (await rowInFocus(page))?.isSeen).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('noord')
  await expect.poll(() => page.url()).toContain('noord')
  await page.keyboard.press('Escape')
  await expect.poll(() => rowInFocus(page)).toMatchObject({ outline: 'solid' })
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await expect.poll(() => search.inputValue()).toBe('noord')
  expect(complaints).toEqual([])
  await context.close()
})

test('cards of a phone have the same keys, and the choice of pages fits', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 390 })
  await page.goto(`${app.url}/customer/search`)
  await page.locator('tr[data-index] .title').first().waitFor()
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
  await expect.poll(() => rowInFocus(page)).toEqual(at(1))
  await expect.poll(() => page.locator('tr[aria-selected=true]').count()).toBe(1)
  await page.keyboard.press('g')
  await page.getByRole('dialog', { name: 'Go to' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect.poll(() => rowInFocus(page)).toEqual(at(1))
  await page.keyboard.press('e')
  await page.waitForURL(/\/customer\/\d+\/edit$/)
  expect(complaints).toEqual([])
  await context.close()
})
