/** Detects when a page has received everything it requested; playwright only detects that for the load of a page. */
import type { Page, Request } from 'playwright-core'

/** Calls and parts of the program that a page has asked for since it was opened, or since it was first looked at. */
export type Requests = { asked: number; underWay: Set<Request> }
const ofPages = new WeakMap<Page, Requests>()

/** Requests of the page, counted from the first call on. */
export function requestsOf(page: Page): Requests {
  const known = ofPages.get(page)
  if (known) return known
  const requests: Requests = { asked: 0, underWay: new Set() }
  ofPages.set(page, requests)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      // What the page before has left behind may never be told to have ended.
      if (request.frame() === page.mainFrame()) requests.underWay.clear()
    } else if (isOwn(request, page)) {
      requests.asked += 1
      requests.underWay.add(request)
    }
  })
  const end = (request: Request) => requests.underWay.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return requests
}

/**
 * Whether the page waits for it. Of what a policy refuses, and of the program of a worker, the browser does not always tell
 * the end.
 */
function isOwn(request: Request, page: Page): boolean {
  const kinds = ['fetch', 'xhr', 'script']
  const { host, pathname } = new URL(request.url())
  return kinds.includes(request.resourceType()) && host === new URL(page.url()).host && !/worker/i.test(pathname)
}

/** Milliseconds without a running request that count as the end. */
const pause = 300

/**
 * Watches requests of the page from now on.
 *
 * @returns A function that waits until no request has run for a while; it resolves to true when there was none
 * since the last call either.
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
