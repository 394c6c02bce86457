/**
 * Every built page, in both themes, on a wide screen and a phone: WCAG 2.2 A and AA with colours, nothing wider
 * than the window, and everything clickable reachable by keyboard. `EVERY_PAGE=1` adds the small screen and the
 * pages of all entities, and opens each by its address; it needs ten minutes. Without it, entity pages are
 * checked by `tests/resources/screens.test.tsx`, without colours and sizes, and pages are opened from one
 * another within the app, in a third of the time; opening pages by address is tested by `start.e2e.ts` and the
 * screen tests.
 */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { routes } from '#resources/generated/routes.ts'
import { pages } from '#schemas/pages.ts'
import { colours, stillness, violationsOf } from '#tests/support/violations.ts'
import { trackRequests } from '#tests/support/requests.ts'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const isWhole = process.env.EVERY_PAGE !== undefined
/** A few of each kind of generated page. */
const kinds = ['merchant', 'client-cost-template', 'customer', 'user']

const built = pages.filter(({ built, redirect }) => built && redirect === undefined)
const shown = Object.entries(routes).filter(([entity]) => isWhole || kinds.includes(entity))
const ofEntities = shown.flatMap(([, paths]) => Object.values(paths))
const ownScreens = built.filter(({ title }) => title !== undefined).map(({ path }) => path)
const signedIn = [...new Set([...ownScreens, ...ofEntities])]
  .filter((path) => !['/', '/login'].includes(path))
  // Steps of the demo are numbered by their workflow.
  .map((path) => path.replace('{workflow}', '2').replace(/step\/\{id\}/, 'step/201'))
  .map((path) => path.replace(/\{(id|file)\}/, '2').replace('{resource}', 'merchant'))
const open = built.filter(({ acl }) => acl === null).map(({ path }) => path)

const app = inject('office')

/** Entity pages all consist of the same parts. */
const isHandWritten = (path: string) => pages.some((page) => page.path === path && page.title !== undefined)

/** Two at a time: a page waits for the server more than it uses a processor. */
const halves = [0, 1].map((half) => signedIn.filter((_, index) => index % 2 === half))

test('nothing is in anybody’s way on the pages of visitors', { timeout: 120_000 }, async () => {
  expect(await lookAt(open, undefined)).toEqual([])
})

test('nothing is in anybody’s way on the pages of those who are signed in', { timeout: 900_000 }, async () => {
  expect((await Promise.all(halves.map((paths) => lookAt(paths, 'admin')))).flat()).toEqual([])
})

async function lookAt(paths: readonly string[], who: 'admin' | undefined): Promise<string[]> {
  const { page, context, complaints } = await visit(app, { as: who })
  const quiet = trackRequests(page)
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    const widths = isHandWritten(path) && isWhole ? [1920, 1280, 390] : [1920, 390]
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    if (isWhole || index === 0 || who === undefined) await page.goto(app.url + path)
    else await walkTo(page, path)
    await quiet()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await settled(page, quiet)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${path} ${width}: ${overflow} pixels wider than the window`)
      if (width === 1920 || isWhole || isHandWritten(path))
        for (const each of await violationsOf(page)) found.push(`${path} ${width} light: ${each}`)
      // The frame changes below 1560 px, and is the same on all smaller screens.
      const isReached = width === 1920 || (width === 390 && isHandWritten(path))
      if (isReached) for (const each of await outOfReach(page)) found.push(`${path} ${width}: no Tab to ${each}`)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of isWhole ? widths.toReversed() : [390]) {
      await page.setViewportSize({ width, height: 1000 })
      await settled(page, quiet)
      for (const each of await violationsOf(page, { rules: colours })) found.push(`${path} ${width} dark: ${each}`)
    }
  }
  await context.close()
  return [...found, ...complaints]
}

/** Like a link. It goes through an address that is no page, so that the previous page has certainly gone. */
async function walkTo(page: Page, path: string): Promise<void> {
  const nowhere = page.getByText('This page does not exist, or its address has changed.')
  const go = (to: string) =>
    page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, to)
  await go('/nowhere')
  await goneBy(nowhere, () => go(path))
}

/** Everything that the page requested has arrived and is rendered; rendering may request more. */
async function settled(page: Page, quiet: () => Promise<boolean>): Promise<void> {
  do {
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'))
    // After Tab, an element may be partly under the header.
    await page.evaluate(() => window.scrollTo(0, 0))
    await stillness(page)
  } while (!(await quiet()))
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 }
/** State of the page while it is walked through. */
type Walk = { wanted: HTMLElement[]; reached: Set<Element>; forget(): void }

/**
 * Visible clickable elements that never get the focus. Parts of a widget with arrow keys (rows, tabs, options,
 * radio buttons, chosen items in a picker, an editor's text) count as reached with the widget.
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
    const note = ({ target }: FocusEvent) => reached.add(target as Element)
    document.addEventListener('focusin', note)
    Object.assign(globalThis, { wanted, reached, forget: () => document.removeEventListener('focusin', note) })
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  const isDone = () =>
    page.evaluate(() => {
      const { wanted, reached } = globalThis as unknown as Walk
      return wanted.every((element) => reached.has(element))
    })
  const keyboard = await page.context().newCDPSession(page)
  // In sequence without a screenshot after each, which would take most of the time.
  const press = (times: number) =>
    Promise.all(
      Array.from({ length: times * 2 }, (_, index) =>
        keyboard.send('Input.dispatchKeyEvent', { ...tab, type: index % 2 === 0 ? 'rawKeyDown' : 'keyUp' }),
      ),
    )
  for (let pressed = 0; pressed < 400 && !(pressed > 0 && (await isDone())); pressed += 20) await press(20)
  await keyboard.detach()
  return page.evaluate(() => {
    const { wanted, reached, forget } = globalThis as unknown as Walk
    forget()
    // A focused checkbox is animated for ever.
    ;(document.activeElement as HTMLElement | null)?.blur()
    return wanted
      .filter((element) => element.isConnected && !reached.has(element))
      .map((element) => element.outerHTML.slice(0, 140))
  })
}
