/** Measures a page of a thousand rows in a real browser: time until it is visible, and smoothness of scrolling. */
import type { Page } from 'playwright-core'
import { startApp, type Office } from '#tests/support/app.ts'
import { closeBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

/** Milliseconds; medians of the rounds. */
export type RowFigures = {
  /** From the last byte of the data until all rows are painted. */
  shown: number
  /** Time between two frames while scrolling: median and 95th percentile. */
  frame: number
  slowFrame: number
  /** Total time of tasks longer than 50 ms, during two seconds of scrolling. */
  busy: number
}

const rows = 1000

/** @param office A running app; absent: one is started. */
export async function measureRows(rounds = 5, office?: Office): Promise<RowFigures> {
  const started = office ? undefined : await startApp({ SEED: '10k' })
  const app = office ?? started
  if (!app) throw new Error('There is no app to measure.')
  try {
    const { page } = await visit(app, { as: 'admin', width: 1920 })
    const measured: RowFigures[] = []
    for (let round = 0; round < rounds; round++) {
      await page.goto(`${app.url}/webhook/api-logs?page=1&perPage=50`)
      await page.locator('tr[data-index]').nth(5).waitFor()
      measured.push({ shown: await widen(page), ...(await scroll(page)) })
    }
    const median = (pick: (figures: RowFigures) => number) =>
      measured.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    return {
      shown: median(({ shown }) => shown),
      frame: median(({ frame }) => frame),
      slowFrame: median(({ slowFrame }) => slowFrame),
      busy: median(({ busy }) => busy),
    }
  } finally {
    await closeBrowser()
    await started?.stop()
  }
}

/**
 * Opens the page of a thousand rows through the user interface; returns the milliseconds after its data. The
 * table has its full height and renders only visible rows.
 */
async function widen(page: Page): Promise<number> {
  await page.locator('.MuiTablePagination-root [role=combobox]').click()
  await page.evaluate((least) => {
    const watch = () => {
      const cell = document.querySelector('tr[data-index] td:nth-child(2)')
      const height = cell?.closest('table')?.offsetHeight ?? 0
      if (cell?.textContent && height > least)
        requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())))
      else requestAnimationFrame(watch)
    }
    window.painted = undefined
    watch()
  }, rows * 20)
  await page.getByRole('option', { name: String(rows), exact: true }).click()
  await page.waitForFunction(() => window.painted !== undefined)
  return page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = entries.findLast(({ name }) => name.includes(`_limit=${wanted}`))
    return (window.painted ?? Number.NaN) - (data?.responseEnd ?? Number.NaN)
  }, rows)
}

/** Scrolls for two seconds, a large part of the window per frame. */
async function scroll(page: Page): Promise<Omit<RowFigures, 'shown'>> {
  return page.evaluate(async () => {
    let box: Element | null = document.querySelector('tr[data-index]')
    while (box && (box.scrollHeight <= box.clientHeight + 10 || getComputedStyle(box).overflowY === 'visible')) {
      box = box.parentElement
    }
    const scroller = box ?? document.documentElement
    let busy = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) busy += duration
    })
    observer.observe({ type: 'longtask' })
    const frames: number[] = []
    let before = performance.now()
    const until = before + 2000
    await new Promise<void>((resolve) => {
      const next = () => {
        const now = performance.now()
        frames.push(now - before)
        before = now
        scroller.scrollTop += 120
        if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) scroller.scrollTop = 0
        if (now < until) requestAnimationFrame(next)
        else resolve()
      }
      requestAnimationFrame(next)
    })
    observer.disconnect()
    frames.sort((a, b) => a - b)
    const at = (share: number) => frames[Math.floor(share * (frames.length - 1))] ?? Number.NaN
    return { frame: at(0.5), slowFrame: at(0.95), busy }
  })
}
