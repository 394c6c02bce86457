/** Navigating by typing: the command palette, the search form and page, and the help for the keys. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violationsOf } from '#tests/support/violations.ts'
import { goneBy, quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { someCustomer } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

/** The option that Enter takes. */
const firstOption = (page: Page) => page.getByRole('option').first().innerText()
/** None of the rows stands for others that are still to be drawn. */
const areDrawn = (rows: Element[]) => rows.length > 0 && rows.every((row) => !row.hasAttribute('aria-hidden'))
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or run a command' })

test('Ctrl+K, a customer’s name and Enter lead to the record; the first key is not lost', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByRole('heading', { name: 'Merchants' }).waitFor()
  // The code of the palette comes after all keys.
  const typed = Promise.withResolvers<void>()
  await page.route(/\/assets\/Palette-.*\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('noordzee tel')
  typed.resolve()
  await page.getByRole('option', { name: /^Noordzee Telecom/ }).waitFor()
  const words = page.getByRole('combobox', { name: 'Search or run a command' })
  await expect.poll(() => words.inputValue()).toBe('noordzee tel')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/customer\/\d+$/)
  await page.getByRole('heading', { name: 'Noordzee Telecom N.V.' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add mer')
  await expect.poll(() => firstOption(page)).toMatch(/^Add merchant/)
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: /merchants/ })
    .getByLabel(/^Name/)
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what is beneath the palette stays as it is, and it closes with Escape and with its own key', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  // A list that no other test changes: what a colleague changes is shown at once.
  await page.goto(`${app.url}/settings/mime-types`)
  await page.getByRole('row').nth(5).waitFor()
  await quiet(page)
  // Rows below the window are rendered when idle.
  await expect.poll(() => page.locator('tbody tr').evaluateAll(areDrawn)).toBe(true)
  // Begins once the page has been still for a second: on a busy machine its foot comes later than its rows.
  await page.evaluate(
    () =>
      new Promise<void>((still) => {
        const seen = Object.assign(window, { changes: [] as string[] })
        let isBegun = false
        const begin = () => {
          isBegun = true
          seen.changes = []
          still()
        }
        let waiting = setTimeout(begin, 1000)
        const main = document.querySelector('main') ?? document.body
        new MutationObserver((all) => {
          seen.changes.push(...all.map(({ target }) => (target as Element).outerHTML.slice(0, 200)))
          if (isBegun) return
          clearTimeout(waiting)
          waiting = setTimeout(begin, 1000)
        }).observe(main, { subtree: true, childList: true })
      }),
  )
  for (const close of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('mer')
    await page.getByRole('option', { name: 'Add merchant' }).waitFor()
    await goneBy(palette(page), () => page.keyboard.press(close))
  }
  const changes = await page.evaluate('window.changes')
  expect(changes).toEqual([])
  await context.close()
})

test('Ctrl+Enter and a middle click open a tab', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('row').nth(5).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('employees')
  await expect.poll(() => firstOption(page)).toMatch(/^Employees/)
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => page.getByRole('option', { name: 'Employees' }).click({ button: 'middle' }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()])
    await tab.waitForURL(/\/employee$/)
    await tab.close()
  }
  await expect.poll(() => palette(page).isVisible()).toBe(true)
  await context.close()
})

test('the search form works as a form of the page, and before the program runs', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  // In a list the key goes to the search of that list.
  await page.goto(`${app.url}/account`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.locator('header input:focus').waitFor()
  await page.keyboard.type('noordzee')
  await page.keyboard.press('Enter')
  const searched = (text: string) =>
    page.waitForURL(({ pathname, searchParams }) => {
      const filter = JSON.parse(searchParams.get('filter') ?? '{}') as { search?: string }
      return pathname === '/file/search' && filter.search === text
    })
  const field = page.locator('main').getByLabel('Search files')
  await searched('noordzee')
  await expect.poll(() => field.inputValue()).toBe('noordzee')
  // Submitted by the browser itself.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('header form')
    const field = form?.querySelector('input')
    if (field) field.value = 'van & zonen'
    form?.submit()
  })
  await searched('van & zonen')
  await expect.poll(() => field.inputValue()).toBe('van & zonen')
  expect(complaints).toEqual([])
  await context.close()
})

test.for([
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1680 },
] as const)('everyone can use it: $mode, $width wide', async ({ mode, width }) => {
  const { page, context } = await visit(app, { as: 'admin', width })
  await page.emulateMedia({ colorScheme: mode })
  const found: string[] = []
  const check = async (what: string) => {
    for (const violation of await violationsOf(page)) found.push(`${what}: ${violation}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${what}: ${wide} wide`)
  }
  await page.goto(`${app.url}/customer/${(await someCustomer(page, app)).id}`)
  await page.locator('dl').first().waitFor()
  await page.goto(`${app.url}/file/search`)
  await page.getByText('Recently opened').waitFor()
  await check('start of the search of files')
  await page.getByRole('link', { name: 'All files' }).click()
  await page.getByRole('table', { name: 'Files' }).waitFor()
  await check('list of files')
  await page.getByRole('button', { name: 'Advanced search' }).click()
  await page.getByLabel('Outstanding from').waitFor()
  await check('form of the search of files')
  await page.goto(`${app.url}/history/last-files`)
  await page.getByRole('heading', { level: 1, name: 'Last files' }).waitFor()
  await check('last files')
  await page.goto(`${app.url}/search`)
  await page.getByText('Recently opened').waitFor()
  await check('start of the search page')
  await page.getByLabel('What are you looking for?').fill('an')
  await page
    .getByRole('link', { name: /^Show all/ })
    .first()
    .waitFor()
  await check('results of the search page')
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await page.getByRole('group', { name: 'Actions' }).waitFor()
  if (width < 600) await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width })
  await check('palette')
  await page.keyboard.type('mer')
  await page.getByRole('group', { name: 'Customers' }).getByRole('option').first().waitFor()
  await check('results in the palette')
  await goneBy(palette(page), () =>
    width < 600 ? palette(page).getByRole('button', { name: 'Close' }).click() : page.keyboard.press('Escape'),
  )
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await check('help')
  expect(found).toEqual([])
  await context.close()
})
