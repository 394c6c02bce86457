/** A morning's work: thirty items of the agenda by keyboard alone, each done, moved, noted, archived or skipped. */
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
const many = 30

const at = (page: Page, place: number) => page.getByText(`${place} of ${many}`, { exact: true }).waitFor()
/** The item is read, and nobody else has it. */
const isReady = (page: Page) => page.locator('[data-key="d"]:not([disabled])').waitFor()

test('thirty items are worked through without a mouse', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1280 })
  await page.goto(`${app.url}/file-agenda/new`)
  await page.locator('tr[data-index="0"]').waitFor()
  await page.getByRole('region', { name: 'By subject' }).waitFor()
  expect(await violationsOf(page)).toEqual([])

  // The thirty that are late the longest.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  for (let row = 1; row < many; row += 1) await page.keyboard.press('Shift+J')
  await page.getByText(`${many} selected`).waitFor()
  await page.keyboard.press('t')
  await at(page, 1)
  await isReady(page)
  expect(await violationsOf(page)).toEqual([])

  // The one undo.
  await page.keyboard.press('d')
  await at(page, 2)
  await page.keyboard.press('u')
  await at(page, 1)

  for (let place = 1; place <= many; place += 1) {
    await at(page, place)
    await isReady(page)
    await deeds[place % deeds.length]?.(page)
  }
  await page.getByRole('heading', { name: 'You are through the list' }).waitFor()
  await page.getByText('12 done · 6 moved · 6 archived · 6 skipped').waitFor()
  expect(await violationsOf(page)).toEqual([])

  // Where one came from, with what is left.
  await page.keyboard.press('q')
  await page.locator('tr[data-index="0"]').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('keys of one letter do nothing in a note, nor when they are switched off', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1280 })
  await page.goto(`${app.url}/file-agenda/new`)
  await page.locator('tr[data-index="0"]').waitFor()
  await page.keyboard.press('t')
  await isReady(page)
  const title = () => page.getByRole('article').getAttribute('aria-label')
  const before = await title()
  await page.keyboard.press('c')
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' })
  await hasFocus(note)
  await page.keyboard.type('dams')
  await expect.poll(() => note.inputValue()).toContain('dams')
  await goneBy(page.getByRole('dialog'), () => page.keyboard.press('Escape'))
  await expect.poll(title).toBe(before)
  expect(complaints).toEqual([])
  await context.close()
})

/** A dialog gives its field the focus once it has opened. */
async function hasFocus(field: Locator): Promise<void> {
  await field.waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
}

const deeds: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('d'),
  async (page) => {
    await page.keyboard.press('m')
    await hasFocus(page.getByRole('dialog').getByRole('textbox', { name: 'Date' }))
    // A Sunday is said, and allowed.
    await page.keyboard.type('06-12-2026')
    await goneBy(page.getByRole('dialog'), () => page.keyboard.press('Enter'))
  },
  async (page) => {
    await page.keyboard.press('c')
    await hasFocus(page.getByRole('dialog').getByRole('textbox', { name: 'Note' }))
    await page.keyboard.type(' Gebeld, belt terug.')
    await goneBy(page.getByRole('dialog'), () => page.keyboard.press('Control+Enter'))
    await isReady(page)
    await page.keyboard.press('d')
  },
  (page) => page.keyboard.press('a'),
  (page) => page.keyboard.press('n'),
]
