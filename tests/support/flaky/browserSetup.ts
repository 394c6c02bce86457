/**
 * Prepares a browser for tests: measures its waits, which are calls of playwright that go on until something is there or
 * their time is over, and gives its pages the clock of the run.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { limitIn, measured, replaceOnce } from './waits.ts'

const ofLocators = [
  'waitFor',
  'click',
  'dblclick',
  'fill',
  'press',
  'check',
  'uncheck',
  'hover',
  'focus',
  'selectOption',
  'setInputFiles',
  'dragTo',
  'textContent',
  'innerText',
  'inputValue',
  'getAttribute',
  'boundingBox',
  'evaluate',
] as const satisfies (keyof Locator)[]
const ofPages = [
  'goto',
  'reload',
  'goBack',
  'waitForURL',
  'waitForFunction',
  'waitForSelector',
  'waitForResponse',
  'waitForRequest',
  'waitForEvent',
  'waitForLoadState',
] as const satisfies (keyof Page)[]

/** @param patience Milliseconds that a call has unless it says otherwise. */
export async function prepareBrowser(browser: Browser, patience: number): Promise<void> {
  // All pages of a browser have the same prototypes, which only an open page gives.
  const page = await browser.newPage()
  measure(Object.getPrototypeOf(page), ofPages, 'page', patience)
  measure(Object.getPrototypeOf(page.locator('html')), ofLocators, 'locator', patience)
  await page.close()
  if (process.env.TEST_CLOCK_AHEAD) moveClocks(browser, process.env.TEST_CLOCK_AHEAD)
}

function measure(owner: Record<string, unknown>, names: readonly string[], of: string, patience: number): void {
  for (const name of names)
    replaceOnce(owner, name, (before) => {
      return function (this: unknown, ...args) {
        return measured(`${of}.${name}`, limitIn(args, patience), () => before.apply(this, args))
      }
    })
}

/** Pages have the clock of the run, as the server has that they talk to. */
function moveClocks(browser: Browser, ahead: string): void {
  const program = readFileSync(fileURLToPath(new URL('clock.cjs', import.meta.url)), 'utf8')
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript({ content: `globalThis.TEST_CLOCK_AHEAD = ${ahead}\n${program}` })
    return context
  }
}
