/** When a page has all that it asked for; playwright tells that of the load of a page only, not of what follows. */
import type { Page, Request } from 'playwright-core'

/** Milliseconds without a request under way that count as the end. */
const pause = 300

/**
 * Watches what the page asks for from now on.
 *
 * @returns Waits until nothing has been under way for a while; true when nothing was since the last time it was called either.
 */
export function trackRequests(page: Page): () => Promise<boolean> {
  const underWay = new Set<Request>()
  let asked = 0
  let last = performance.now()
  let seen = 0
  const end = (request: Request) => {
    underWay.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    asked += 1
  })
  page.on('requestfinished', end).on('requestfailed', end)
  return async () => {
    while (underWay.size > 0 || performance.now() - last < pause)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const wasQuiet = asked === seen
    seen = asked
    return wasQuiet
  }
}
