/**
 * A page of the app in its own document, on the real server: react-admin → one msw handler → the app → the
 * database in memory. There is no second back end.
 */
import { act, cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createPath, UNSAFE_createMemoryHistory } from 'react-router'
import { onTestFinished } from 'vitest'
import { runningCalls } from '#providers/activity.ts'
import { openAddress } from '#providers/router/address.ts'
import { AddressRouter } from '#providers/router/AddressRouter.tsx'
import { forgetCsrfToken } from '#providers/http.ts'
import { loadI18n } from '#providers/i18nProvider.ts'
import { rememberLocale } from '#providers/language.ts'
import { loadUser, setUser } from '#providers/session.ts'
import type { Locale } from '#schemas/entity.ts'
import { App } from '#src/App.tsx'
import { beginSession } from '#src/queryClient.ts'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { pretendLayout } from './layout.ts'
import { whileServed } from './waits.ts'

pretendLayout()
/** jsdom has its own class, which Node's fetch does not throw, so aborted calls would not be recognised. */
globalThis.DOMException = AbortSignal.abort().reason.constructor

/** `who`: a demo login, someone with exactly these roles, or a visitor. */
type Page = {
  path: string
  who?: string | readonly string[] | null
  locale?: Locale
  /** Overrides of the server's answers; other calls go to the server. */
  answers?: readonly RequestHandler[]
  /** Calls by this person before the page opens. */
  first?: (client: Client) => Promise<unknown>
}

export type Rendered = {
  /** Goes to another page without reloading the app. */
  go(path: string): Promise<void>
  /** Goes back in the browser's history. */
  back(): Promise<void>
  /** The path in the address bar. */
  path(): string
  /** The path with query and hash. */
  address(): string
}

/** Renders the page at `path` for a person; it is removed when the test ends. */
export async function renderPage(
  api: Api,
  { path, who = 'admin', locale = 'en', answers = [], first }: Page,
): Promise<Rendered> {
  const client = who === null ? api.anyone() : api.as(who, { anew: true })
  const server = setupServer(
    ...answers,
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const payload = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
      const answer = await whileServed(() =>
        client.send({
          method: request.method as 'GET',
          url: pathname + search,
          headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
          payload,
        }),
      )
      const token = client.cookies['XSRF-TOKEN']
      if (token) document.cookie = `XSRF-TOKEN=${token}; path=/`
      const isBare = answer.statusCode === 204 || answer.statusCode === 304
      return new HttpResponse(isBare ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
      })
    }),
  )
  await client.get('/health')
  await first?.(client)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(async () => {
    cleanup()
    await answered()
    server.close()
    forgetCsrfToken()
    setUser(null)
  })
  rememberLocale(locale)
  const [i18n, user] = await Promise.all([loadI18n(locale), loadUser()])
  beginSession(user)
  const address = openAddress(UNSAFE_createMemoryHistory({ initialEntries: [path] }))
  render(
    <AddressRouter address={address}>
      <App i18n={i18n} />
    </AddressRouter>,
  )
  return {
    go: (to) => act(async () => address.navigator.push(to)),
    back: () => act(async () => address.navigator.go(-1)),
    path: () => address.current.location.pathname,
    address: () => createPath(address.current.location),
  }
}

/** What a page still says while it is left, such as who is no longer there, reaches the server. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 3 || (runningCalls() > 0 && turn < 50); turn++)
    await new Promise((resolve) => setTimeout(resolve, 4))
}

/** Violations of WCAG 2.2 A and AA in the document, each with its first element. Colours need a real browser. */
export async function violations(): Promise<string[]> {
  const styles = new Set<Element>(document.head.querySelectorAll('style'))
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    // A frame here has no window of its own to look into.
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  // One that axe adds while it looks for what lies at a point, of which jsdom knows nothing.
  for (const style of document.head.querySelectorAll('style:not([data-emotion])'))
    if (!styles.has(style)) style.remove()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
