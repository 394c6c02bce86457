/** A person at a browser: signs in, and fails the test when the console shows a complaint. */
import type { BrowserContext, Cookie, Page } from 'playwright-core'
import type { Office } from './app.ts'
import { patience, sharedBrowser } from './browser.ts'
import { requestsOf } from './requests.ts'

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Complaints in the console, except the 403 for "not signed in yet". */
  complaints: string[]
}

/**
 * Opens a new window in a language, signed in if `as` is given, on no particular page. The caller closes the
 * context.
 */
export async function visit(
  app: Office,
  { as, language = 'en', width = 1680 }: { as?: string; language?: string; width?: number } = {},
): Promise<Visitor> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width, height: 1000 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  await context.addInitScript((lang) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang)
  }, language)
  context.on('page', requestsOf)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('403')) complaints.push(message.text())
  })
  if (as) await enter(page, app, as)
  return { page, context, complaints }
}

/** Sessions of earlier sign-ins, by app and name. */
const kept = new Map<string, Cookie[]>()

/** Reuses a valid session, or signs in, which costs seconds. */
async function enter(page: Page, app: Office, username: string): Promise<void> {
  const context = page.context()
  const key = `${username} ${app.url}`
  await context.addCookies(kept.get(key) ?? [])
  if (kept.has(key) && (await context.request.get(`${app.url}/api/v3/user/get`)).ok()) return
  await signIn(page, app, username)
  kept.set(key, await context.cookies())
}

export async function signIn(page: Page, app: Office, username: string): Promise<void> {
  await page.goto(`${app.url}/login`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(app.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}
