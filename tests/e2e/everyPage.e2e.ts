/**
 * Every page that is built, in both themes, on a wide screen and a phone: WCAG 2.2 A and AA with colours, nothing wider than
 * the window, and all that can be clicked within reach of the keyboard. `EVERY_PAGE=1` takes the small screen too, and the
 * pages of all entities; without it those are looked at in `tests/resources/screens.test.tsx`, without colours and sizes. It needs
 * ten minutes.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { routes } from '#resources/generated/routes.ts'
import { pages } from '#schemas/pages.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { colours, stillness, violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const isWhole = process.env.EVERY_PAGE !== undefined
/** Of each kind of generated page a few. */
const kinds = ['merchant', 'client-cost-template', 'customer', 'user']

const built = pages.filter(({ built, redirect }) => built && redirect === undefined)
const shown = Object.entries(routes).filter(([entity]) => isWhole || kinds.includes(entity))
const ofEntities = shown.flatMap(([, paths]) => Object.values(paths))
const ownScreens = built.filter(({ title }) => title !== undefined).map(({ path }) => path)
const signedIn = [...new Set([...ownScreens, ...ofEntities])]
  .filter((path) => !['/', '/login'].includes(path))
  .map((path) => path.replace('{id}', '2'))
const open = built.filter(({ acl }) => acl === null).map(({ path }) => path)

const app = inject('office')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Those of entities are all made of the same parts. */
const isHandWritten = (path: string) => pages.some((page) => page.path === path && page.title !== undefined)

/** Two at a time: a page waits for the server more than it keeps a core busy. */
const halves = [0, 1].map((half) => signedIn.filter((_, index) => index % 2 === half))

test('nothing is in anybody’s way on the pages of visitors', { timeout: 120_000 }, async () => {
  expect(await lookAt(open, undefined)).toEqual([])
})

test('nothing is in anybody’s way on the pages of those who are signed in', { timeout: 900_000 }, async () => {
  expect((await Promise.all(halves.map((paths) => lookAt(paths, 'admin')))).flat()).toEqual([])
})

async function lookAt(paths: readonly string[], who: 'admin' | undefined): Promise<string[]> {
  const { page, context, complaints } = await visit(browser, app, { as: who })
  const found: string[] = []
  for (const path of paths) {
    const widths = isHandWritten(path) && isWhole ? [1920, 1280, 390] : [1920, 390]
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(app.url + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await settled(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${path} ${width}: ${overflow} pixels wider than the window`)
      if (width === 1920 || isWhole || isHandWritten(path))
        for (const each of await violationsOf(page)) found.push(`${path} ${width} light: ${each}`)
      // The frame is another below 1560 px, and the same on all screens below it.
      const isReached = width === 1920 || (width === 390 && isHandWritten(path))
      if (isReached) for (const each of await outOfReach(page)) found.push(`${path} ${width}: no Tab to ${each}`)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of isWhole ? widths.toReversed() : [390]) {
      await page.setViewportSize({ width, height: 1000 })
      await settled(page)
      for (const each of await violationsOf(page, colours)) found.push(`${path} ${width} dark: ${each}`)
    }
  }
  await context.close()
  return [...found, ...complaints]
}

/** All that the page asked for has come. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'))
  // Where the last Tab led, something may lie half under the header.
  await page.evaluate(() => window.scrollTo(0, 0))
  await stillness(page)
}

/**
 * What is visible and can be clicked, but never gets the focus. Parts of a whole that the arrow keys walk through
 * (rows, tabs, options, radio buttons, what is chosen in a picker, the text of an editor) count as reached with the whole.
 */
async function outOfReach(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const composite =
      '[role=menu], [role=menubar], [role=listbox], [role=tablist], [role=radiogroup], [role=toolbar], tbody, .MuiAutocomplete-tag, .MuiAutocomplete-endAdornment, [contenteditable=true] *'
    const selector =
      'a[href], button:not([disabled]), input:not([type=hidden]), textarea, select, summary, [role=button], [contenteditable=true]'
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const wanted = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        isSeen(element) &&
        !element.matches('[aria-hidden=true], [aria-disabled=true], :disabled') &&
        !element.closest(composite),
    )
    const reached = new Set<Element>()
    document.addEventListener('focusin', ({ target }) => reached.add(target as Element))
    Object.assign(globalThis, { wanted, reached })
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  const isDone = () =>
    page.evaluate(() => {
      const { wanted, reached } = globalThis as unknown as { wanted: HTMLElement[]; reached: Set<Element> }
      return wanted.every((element) => reached.has(element))
    })
  for (let press = 1; press <= 400; press++) {
    await page.keyboard.press('Tab')
    if (press % 20 === 0 && (await isDone())) break
  }
  return page.evaluate(() => {
    const { wanted, reached } = globalThis as unknown as { wanted: HTMLElement[]; reached: Set<Element> }
    return wanted
      .filter((element) => element.isConnected && !reached.has(element))
      .map((element) => element.outerHTML.slice(0, 140))
  })
}
