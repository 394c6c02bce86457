/** The frame, in ways that only a browser can show: what fits into the header, real swipes, focus, print. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { stillness } from '#tests/support/violations.ts'
import { goneBy, quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { someCustomer } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

/** Fifteen groups, as in the menu of somebody with all rights. */
const items = Array.from({ length: 15 }, (_, group) => ({
  name: `Group number ${group + 1}`,
  link: '',
  children: [1, 2].map((page) => ({
    name: `Page ${group + 1}.${page}`,
    link: `https://pages.example/${group}/${page}`,
  })),
}))
const giveMenu = (page: Page) => page.route('**/api/v4/menu/user', (route) => route.fulfill({ json: { items } }))

test('a menu of fifteen groups stays on one line, whatever the width, and nothing is lost', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 1560 })
  await giveMenu(page)
  await page.goto(`${app.url}/settings/merchant`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const width of [1560, 1920, 2600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(56)
    const buttons = menu.getByRole('button')
    // Measured after the window has its size.
    let beside = 0
    const isMeasured = async () => {
      const before = beside
      await stillness(page)
      beside = (await buttons.count()) - 1
      return beside > 1 && beside === before
    }
    await expect.poll(isMeasured).toBe(true)
    const [bar, last] = [await menu.boundingBox(), await buttons.last().boundingBox()]
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0) + 1)
    await buttons.last().click()
    await expect.poll(() => page.getByRole('menuitem').count()).toBe((items.length - beside) * 2)
    await goneBy(page.getByRole('menu'), () => page.keyboard.press('Escape'))
  }
  await context.close()
})

test('the menu in the header is walked by keyboard', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin', width: 1680 })
  await giveMenu(page)
  await page.goto(`${app.url}/settings/merchant`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  // The menu may be measured and rendered once more.
  const first = page.getByRole('button', { name: 'Group number 1', exact: true })
  await expect
    .poll(() =>
      first
        .focus()
        .then(() => stillness(page))
        .then(focused),
    )
    .toBe('Group number 1')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('Group number 2')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('More')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Page 1.1')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Page 1.2')
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Group number 1')
  expect(complaints).toEqual([])
  await context.close()
})

test('the panels of a phone open and close with a finger', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 390 })
  await page.goto(`${app.url}/settings/merchant`)
  await page.locator('table').waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  // Otherwise the browser could go back a page before the panel closes.
  const overscroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)
  await expect.poll(overscroll).toBe('none')
  const swipe = async (...way: { x: number; y: number }[]) => {
    for (const [index, place] of way.entries())
      await devtools.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [place],
      })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const panels = () => page.getByRole('dialog').count()
  const open = async () => {
    if ((await panels()) === 0) await swipe({ x: 5, y: 90 }, { x: 60, y: 92 }, { x: 140, y: 94 })
    return panels()
  }
  await expect.poll(open, { interval: 500 }).toBe(1)
  await page.waitForFunction(() => document.querySelector('[role=dialog]')?.getBoundingClientRect().left === 0)
  await goneBy(page.getByRole('dialog'), () => swipe({ x: 250, y: 500 }, { x: 200, y: 500 }, { x: 100, y: 500 }))
  await swipe({ x: 200, y: 20 }, { x: 200, y: 60 }, { x: 200, y: 90 })
  await expect.poll(() => page.getByRole('dialog', { name: 'Search files' }).count()).toBe(1)
  await context.close()
})

test('all buttons of the header are within the smallest windows, and a card has no headings over it', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 360 })
  await page.goto(`${app.url}/settings/merchant`)
  await page.locator('tr[data-index] td').first().waitFor()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await quiet(page)
    const places = await page
      .locator('header button, header a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))
    expect(places.length).toBeGreaterThan(5)
    for (const [left = -1, right = Infinity] of places)
      expect([width, left >= 0, right <= width]).toEqual([width, true, true])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const heading = page.locator('thead').getByText('Name', { exact: true })
  await expect.poll(() => heading.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Sort' }).click()
  await heading.click()
  await page.getByRole('button', { name: /^Sorted by Name/ }).waitFor()
  await expect.poll(() => heading.isVisible()).toBe(false)
  // A list without pages has none in its address.
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name')
  expect([...new URL(page.url()).searchParams.keys()].filter((key) => key.includes('page'))).toEqual([])
  await context.close()
})

test('on a phone the lines of the footer begin below one another', async () => {
  const { page, context } = await visit(app, { as: 'admin', width: 390 })
  await page.goto(`${app.url}/account`)
  const footer = page.getByRole('contentinfo')
  await footer.getByText('LinkedIn').waitFor()
  await quiet(page)
  const starts = await footer.evaluate((element) =>
    [...element.children].map((line) => line.getBoundingClientRect()).flatMap(({ x, width }) => (width > 0 ? [x] : [])),
  )
  expect(starts.length).toBeGreaterThan(3)
  expect(new Set(starts).size).toBe(1)
  await context.close()
})

test('on paper there is neither header nor button, and all is black on white from the dark too', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  const { id } = await someCustomer(page, app)
  await page.goto(`${app.url}/customer/${id}`)
  await page.locator('dl').first().waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await quiet(page)
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  await expect.poll(() => visible('header, footer, button, .MuiButton-root')).toBe(0)
  await expect.poll(() => visible('dd')).toBeGreaterThan(5)
  const colours = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('dd') ?? document.body)
      return { color, paper: getComputedStyle(document.documentElement).backgroundColor }
    })
  await expect.poll(colours).toEqual({ color: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
  await context.close()
})
