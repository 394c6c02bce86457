/** Everyone can use it: WCAG 2.2 A and AA on each kind of page, in a real browser, where colours count too. */
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ SEED: '10k' }), launchBrowser()])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const pages: { name: string; path: string; ready: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'list without pages', path: '/settings/merchant', ready: 'table' },
  { name: 'list with pages and filters', path: '/customer/search', ready: 'table', act: openFilters },
  { name: 'dialog with mistakes', path: '/settings/merchant?add', ready: '[role=dialog] input', act: submit },
  { name: 'form with mistakes', path: '/customer/create', ready: 'form input', act: submit },
  { name: 'record', path: '/customer/1', ready: 'dl' },
  { name: 'own account', path: '/account', ready: 'section li' },
  { name: 'new password with mistakes', path: '/change-password', ready: 'form input[type=password]', act: save },
  { name: 'outbox', path: '/developer/mail', ready: 'h1' },
  { name: 'page that is not there', path: '/nowhere', ready: 'h1' },
]

test.for([
  { mode: 'light', width: 1920 },
  { mode: 'light', width: 1280 },
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1920 },
  { mode: 'dark', width: 1280 },
  { mode: 'dark', width: 390 },
] as const)('every kind of page, $mode, $width wide', async ({ mode, width }) => {
  const { page, context } = await visit(browser, app, { as: 'admin', width })
  await page.emulateMedia({ colorScheme: mode })
  const found: string[] = []
  for (const { name, path, ready, act } of pages) {
    await page.goto(app.url + path)
    await page.locator(ready).first().waitFor()
    await act?.(page)
    for (const violation of await violations(page)) found.push(`${name}: ${violation}`)
  }
  expect(found).toEqual([])
  await context.close()
})

test('signing in', async () => {
  const { page, context } = await visit(browser, app)
  await page.goto(`${app.url}/login`)
  await page.getByLabel(/^Username/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(`${app.url}/customer/reset-password`)
  await page.getByLabel(/^E-mail address/).waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()
})

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.keyboard.press('Escape')
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function violations(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(700) // what fades is judged once it is there, or gone
  await page.evaluate(axe.source)
  const { violations: found } = (await page.evaluate(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })",
  )) as axe.AxeResults
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`)
}
