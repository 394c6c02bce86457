/**
 * Accessibility of states without an address: open filters, forms with mistakes. `everyPage.e2e.ts` checks the
 * pages themselves.
 */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violationsOf } from '#tests/support/violations.ts'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { itemsOf, someCustomer } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

const pages: { name: string; path: string; ready: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'list with a choice of filters', path: '/customer/search', ready: 'table', act: chooseFilter },
  { name: 'list with a filter that is written', path: '/customer/search', ready: 'table', act: writeFilter },
  { name: 'dialog with mistakes', path: '/settings/merchant?add', ready: '[role=dialog] input', act: submit },
  { name: 'form with mistakes', path: '/employee/new', ready: 'form input', act: submit },
  { name: 'new password with mistakes', path: '/change-password', ready: 'form input[type=password]', act: save },
  { name: 'page that is not there', path: '/nowhere', ready: 'h1' },
]

/** Each state once: half of them in light on a phone, the others in dark on a wide screen. */
test.for([
  { mode: 'light', width: 390, rest: 0 },
  { mode: 'dark', width: 1280, rest: 1 },
] as const)('every kind of page, $mode, $width wide', async ({ mode, width, rest }) => {
  const { page, context } = await visit(app, { as: 'admin', width })
  await page.emulateMedia({ colorScheme: mode })
  const found: string[] = []
  for (const { name, path, ready, act } of pages.filter((_, index) => index % 2 === rest)) {
    await page.goto(app.url + path)
    await page.locator(ready).first().waitFor()
    await act?.(page)
    for (const violation of await violationsOf(page)) found.push(`${name}: ${violation}`)
  }
  expect(found).toEqual([])
  await context.close()
})

test('signing in', async () => {
  const { page, context } = await visit(app)
  await page.goto(`${app.url}/login`)
  await page.getByLabel(/^Username/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`${app.url}/customer/reset-password`)
  await page.getByLabel(/^E-mail address/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('where colours are forced, what is filled has an edge, and what is chosen is marked', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 1280 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${app.url}/customer/search`)
  const add = page
    .getByRole('link', { name: 'Add' })
    .or(page.getByRole('button', { name: 'Add', exact: true }))
    .first()
  await add.waitFor()
  await expect.poll(() => add.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid')
  await page.locator('tbody input[type=checkbox]').first().check()
  const row = page.locator('tr[aria-selected=true]').first()
  await expect.poll(() => row.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid')
  await context.close()
})

test('on a phone a row is a card of two lines, and nothing is scrolled sideways', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 390 })
  for (const path of ['/settings/merchant', '/compliance/complaints', '/settings/interest-rates']) {
    await page.goto(app.url + path)
    const row = page.locator('tr[data-index="1"]')
    await row.locator('td.named').waitFor()
    const card = (each: Element) => {
      const box = each.getBoundingClientRect()
      const shown = [...each.querySelectorAll('td[data-column]')].map((cell) => cell.getBoundingClientRect())
      const inside = shown.filter(({ width }) => width > 0).every(({ left, right }) => left >= 0 && right <= box.right)
      return {
        height: box.height,
        lines: new Set(shown.filter(({ width }) => width > 0).map(({ top }) => top)).size > 1,
        inside,
      }
    }
    await expect.poll(() => row.evaluate(card)).toEqual({ height: 64, lines: true, inside: true })
    const table = page.locator('main table')
    const beyond = ({ parentElement: frame }: Element) => frame && frame.scrollWidth - frame.clientWidth
    await expect.poll(() => table.evaluate(beyond)).toBe(0)
    // A row that is drawn anew under the finger opens nothing.
    await quiet(page)
    await row.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem').first().waitFor()
  }
  await context.close()
})

test('pages begin at one left edge and end at one of two right ones', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 1680 })
  const wide = 1656
  const text = 984
  const { id: customer } = await someCustomer(page, app)
  const [employee] = await itemsOf(page, app, '/api/v4/users?_limit=1&_filter[kind]=employee')
  for (const [path, right] of [
    ['/settings/merchant', wide],
    [`/customer/${customer}`, wide],
    [`/customer/${customer}?tab=merchants`, wide],
    [`/employee/${employee?.id}/edit`, text],
    ['/account', text],
  ] as const) {
    await page.goto(app.url + path)
    const edges = () =>
      page.evaluate(() =>
        ['main h1', 'main .MuiPaper-root'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        ),
      )
    const ends = async () => (await edges()).map((box) => box?.left).concat((await edges())[1]?.right)
    await expect.poll(ends).toEqual([24, 24, right])
  }
  await context.close()
})

test('whoever wants no movement gets none', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 1280 })
  await page.goto(`${app.url}/customer/search`)
  await page.locator('table').waitFor()
  await quiet(page)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => {
        const { transitionDuration, animationDuration } = getComputedStyle(each)
        return [transitionDuration, animationDuration].some((all) =>
          all.split(',').some((one) => parseFloat(one) > 0.01),
        )
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
  await context.close()
})

async function chooseFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('dialog').getByRole('menuitem').first().waitFor()
}

async function writeFilter(page: Page): Promise<void> {
  await chooseFilter(page)
  await page.getByRole('menuitem').first().click()
  await page.getByRole('dialog').getByRole('combobox').first().waitFor()
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}
