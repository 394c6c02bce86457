/**
 * Measures what a person waits for, on the production build in a real browser with its processor slowed down
 * four times: the first list with an empty cache, compared with react-admin's own list of the same rows; layout
 * shifts; and opening a record from its list.
 */
import type { CDPSession, Page } from 'playwright-core'
import { startApp, type Office } from '#tests/support/app.ts'
import { closeBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'
import { serveStock } from './stock.ts'

/** Milliseconds, except `shift`: the cumulative layout shift. Medians of the rounds. */
export type Paint = {
  firstList: number
  /** The same rows in react-admin's own list. */
  stockList: number
  /** Our time divided by that of the stock list, per round. */
  ratio: number
  shift: number
  toRecord: number
  /** Scripts loaded for the list: their number, and compressed bytes. */
  scripts: number
  bytes: number
}

const slowdown = 4

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shift: number
    /** When the awaited element was painted. */
    painted: number | undefined
  }
}

/** @param office A running app; absent: one with more rows is started. */
export async function measurePaint(rounds = 5, office?: Office): Promise<Paint> {
  const started = office ? undefined : await startApp({ SEED: '10k' })
  const app = office ?? started
  if (!app) throw new Error('There is no app to measure.')
  const stock = await serveStock(app.url)
  try {
    const measured: Paint[] = []
    for (let round = 0; round < rounds; round++) {
      const { page, context } = await visit(app, { as: 'admin', width: 1920 })
      // As a returning user: local storage is kept, files are not.
      await page.goto(`${app.url}/customer/search`)
      await page.locator(cell).waitFor()
      await page.waitForLoadState('networkidle')
      const devtools = await context.newCDPSession(page)
      await watchPaint(page)
      const ours = await coldList(page, devtools, `${app.url}/customer/search`)
      const { firstList: stockList } = await coldList(page, devtools, `${stock.url}/#/customer`)
      await page.goto(`${app.url}/customer/search`)
      const toRecord = await warmRecord(page, devtools)
      measured.push({ ...ours, stockList, ratio: ours.firstList / stockList, toRecord })
      await context.close()
    }
    const median = (pick: (paint: Paint) => number) =>
      measured.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    return {
      firstList: median(({ firstList }) => firstList),
      stockList: median(({ stockList }) => stockList),
      ratio: median(({ ratio }) => ratio),
      shift: median(({ shift }) => shift),
      toRecord: median(({ toRecord }) => toRecord),
      scripts: median(({ scripts }) => scripts),
      bytes: median(({ bytes }) => bytes),
    }
  } finally {
    await closeBrowser()
    await stock.stop()
    await started?.stop()
  }
}

/** The second cell of a row: the first contains a checkbox. */
const cell = 'tbody tr:nth-child(5) td:nth-child(2)'

async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const watch = () => {
      if (document.querySelector(selector)?.textContent)
        requestAnimationFrame(() => setTimeout(() => (window.painted ??= performance.now())))
      else requestAnimationFrame(watch)
    }
    watch()
  }, cell)
}

async function coldList(page: Page, devtools: CDPSession, url: string) {
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.waitForFunction(() => window.painted !== undefined)
  await page.waitForTimeout(2500) // late layout shifts count too
  return page.evaluate(() => {
    const end = window.painted ?? Number.NaN
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= end,
    )
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { firstList: end, shift: window.shift, scripts: scripts.length, bytes }
  })
}

/** From the click on a row until the record's heading is visible. The processor is not slowed down here. */
async function warmRecord(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const open = async (row: number): Promise<number> => {
    await page.locator(`tbody tr:nth-child(${row}) td:nth-child(2)`).waitFor()
    await page.waitForLoadState('networkidle')
    return page.evaluate(async (nth) => {
      const cell = document.querySelector<HTMLElement>(`tbody tr:nth-child(${nth}) td:nth-child(2)`)
      const began = performance.now()
      cell?.click()
      await new Promise<void>((resolve) => {
        const watch = () => (document.querySelector('main dl') ? resolve() : requestAnimationFrame(watch))
        watch()
      })
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began))),
      )
    }, row)
  }
  await open(2) // loads the code of the record's page
  await page.goBack()
  return open(3)
}
