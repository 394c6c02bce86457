/** Pages of the office, walked through in a browser: nothing too wide, nothing inaccessible, everything clickable reached by Tab. */
import type { Page } from 'playwright-core'
import { routes } from '#resources/generated/routes.ts'
import { pages } from '#schemas/pages.ts'
import type { Office } from '#tests/support/app.ts'
import { goneBy } from '#tests/support/browser.ts'
import { stillness, violationsOf } from '#tests/support/violations.ts'
import { trackRequests } from '#tests/support/requests.ts'
import { visit } from '#tests/support/visitor.ts'

/** The pages of all entities too, each opened by its address. */
export const isWhole = process.env.EVERY_PAGE !== undefined
/** A few of each kind of generated page. */
const kinds = ['merchant', 'client-cost-template', 'customer', 'user']

const built = pages.filter(({ built, redirect }) => built && redirect === undefined)
const shown = Object.entries(routes).filter(([entity]) => isWhole || kinds.includes(entity))
const ofEntities = shown.flatMap(([, paths]) => Object.values(paths))
const ownScreens = built.filter(({ title }) => title !== undefined).map(({ path }) => path)
export const signedIn = [...new Set([...ownScreens, ...ofEntities])]
  .filter((path) => !['/', '/login'].includes(path))
  // Steps of the demo are numbered by their workflow.
  .map((path) => path.replace('{workflow}', '2').replace(/step\/\{id\}/, 'step/201'))
  .map((path) => path.replace(/\{(id|file)\}/, '2').replace('{resource}', 'merchant'))
export const open = built.filter(({ acl }) => acl === null).map(({ path }) => path)

/** Entity pages all consist of the same parts. */
export const isHandWritten = (path: string) => pages.some((page) => page.path === path && page.title !== undefined)

export type Look = {
  width: number
  scheme: 'light' | 'dark'
  /** Rules of accessibility; absent: all of them. */
  rules?: readonly string[]
  /** Whether everything clickable is to be reached by Tab. */
  isReached: boolean
}

/** Goes through pages and looks at each in these ways. */
export async function walk(
  app: Office,
  paths: readonly string[],
  { as, looks }: { as: 'admin' | undefined; looks: (path: string) => readonly Look[] },
): Promise<string[]> {
  const { page, context, complaints } = await visit(app, { as })
  const quiet = trackRequests(page)
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    let isOpen = false
    for (const { width, scheme, rules, isReached } of looks(path)) {
      await page.setViewportSize({ width, height: 1000 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      if (!isOpen) await (isWhole || index === 0 || as === undefined ? page.goto(app.url + path) : walkTo(page, path))
      isOpen = true
      await settled(page, quiet)
      const where = `${path} ${width} ${scheme}`
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${where}: ${overflow} pixels wider than the window`)
      if (rules?.length !== 0)
        for (const each of await violationsOf(page, rules ? { rules } : {})) found.push(`${where}: ${each}`)
      if (isReached) for (const each of await outOfReach(page)) found.push(`${where}: no Tab to ${each}`)
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
