/**
 * What a person waits for, on the production build in a real browser whose processor is slowed down four times: the
 * first list with nothing in the cache, how much the page moves meanwhile, and a record opened from its list.
 */
import type { CDPSession, Page } from 'playwright-core'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

/** Milliseconds, but `shift`: the cumulative layout shift of the page. Each the median of the rounds. */
export type Paint = { firstList: number; shift: number; toRecord: number }

const slowdown = 4

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shift: number
    /** When what was waited for stood on the screen. */
    painted: number | undefined
  }
}

export async function measurePaint(rounds = 5): Promise<Paint> {
  const app = await startApp({ SEED: '10k' })
  const browser = await launchBrowser()
  try {
    const measured: Paint[] = []
    for (let round = 0; round < rounds; round++) {
      const { page, context } = await visit(browser, app, { as: 'admin', width: 1920 })
      const devtools = await context.newCDPSession(page)
      measured.push({ ...(await coldList(page, devtools, app)), toRecord: await warmRecord(page) })
      await context.close()
    }
    const median = (pick: (paint: Paint) => number) =>
      measured.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    return {
      firstList: median(({ firstList }) => firstList),
      shift: median(({ shift }) => shift),
      toRecord: median(({ toRecord }) => toRecord),
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function coldList(page: Page, devtools: CDPSession, { url }: RunningApp) {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const watch = () => {
      const row = document.querySelector('tbody tr:nth-child(5) td')
      if (row?.textContent) requestAnimationFrame(() => setTimeout(() => (window.painted ??= performance.now())))
      else requestAnimationFrame(watch)
    }
    watch()
  })
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/customer/search`)
  await page.waitForFunction(() => window.painted !== undefined)
  await page.waitForTimeout(2500) // what moves late counts too
  return page.evaluate(() => ({ firstList: window.painted ?? Number.NaN, shift: window.shift }))
}

/** From the click on a row until the record's heading stands on the screen. The processor is as fast as it is. */
async function warmRecord(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const open = async (row: number): Promise<number> => {
    await page.locator(`tbody tr:nth-child(${row}) td`).first().waitFor()
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
  await open(2) // loads what the record's page needs
  await page.goBack()
  return open(3)
}
