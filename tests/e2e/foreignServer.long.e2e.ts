/**
 * The app against a server that implements only the specification: nothing of our own server may be required.
 * Vite serves the app and forwards the calls, as `VITE_API_URL=… npm run dev` does.
 */
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { startStubServer, type StubServer } from '#tests/specification/stubServer.ts'
import { goneBy, quiet, sharedBrowser } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'

let stub: StubServer
let vite: ViteDevServer
let page: Page
let url: string
const complaints: string[] = []

beforeAll(async () => {
  stub = await startStubServer()
  // Read while the configuration is, and by nothing after it.
  vi.stubEnv('VITE_API_URL', stub.url)
  vite = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  }).finally(() => vi.unstubAllEnvs())
  await vite.listen()
  url = new URL(vite.resolvedUrls?.local[0] ?? '').origin
  const browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`)
  })
}, 240_000)
afterAll(async () => {
  await page?.context().close()
  await vite?.close()
  await stub?.stop()
})

const names = () => page.locator('tr td.named').allInnerTexts()
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp) => dialog().getByLabel(label)
const signIn = async (password: string) => {
  await page.getByLabel(/^Username/).fill('anna')
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
}

test('a wrong password is told, the right one leads to the page that was asked for', async () => {
  await page.goto(`${url}/settings/merchant`)
  await page.waitForURL(/\/login/)
  await signIn('wrong')
  await page.getByText('Invalid credentials.').waitFor()
  await signIn('secret')
  await page.getByRole('columnheader', { name: 'Shop name', exact: true }).waitFor()
  await expect.poll(names).toEqual(['Beta', 'Alfa', 'Gamma'])
})

test('the menu has its pages and addresses elsewhere, and leaves out what has no page here', async () => {
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Shops' }).waitFor()
  const manual = menu.getByRole('link', { name: 'Manual' })
  const agenda = menu.getByRole('link', { name: 'Agenda' })
  await expect.poll(() => manual.getAttribute('href')).toBe('https://example.test/manual')
  await expect.poll(() => manual.getAttribute('rel')).toContain('noopener')
  await expect.poll(() => agenda.getAttribute('href')).toBe('/file-agenda/new')
  await quiet(page)
  const links = await menu.getByRole('link').allInnerTexts()
  expect(links).toContain('Manual')
  expect(links.filter((text) => text.includes('Secret'))).toEqual([])
})

test('a column sorts up and down', async () => {
  const header = page.getByRole('columnheader', { name: 'Shop name', exact: true })
  await header.getByRole('button').click()
  await expect.poll(names).toEqual(['Alfa', 'Beta', 'Gamma'])
  await header.getByRole('button').click()
  await expect.poll(names).toEqual(['Gamma', 'Beta', 'Alfa'])
  expect(stub.calls.filter((call) => /merchant\?.*_order/.test(call)).map((call) => call.split('_order')[1])).toEqual([
    '[name]=asc',
    '[name]=desc',
  ])
  await header.getByRole('button').click()
})

test('a record is added after a mistake that only the server finds, its client picked by a word', async () => {
  await page.getByRole('link', { name: 'Add' }).click()
  await field(/^Shop name/).fill('Delta')
  await field(/^External id/).fill('taken')
  await dialog()
    .getByRole('combobox', { name: /^Client/ })
    .fill('linden')
  await page.getByRole('option', { name: 'Van der Linden N.V.' }).click()
  await dialog().getByRole('button', { name: 'Add' }).click()
  await dialog().getByText('This id is taken.').waitFor()
  await expect.poll(() => field(/^External id/).getAttribute('aria-invalid')).toBe('true')
  await quiet(page)
  const said = await dialog().innerText()
  expect(said).toContain('This id is taken.')
  expect(said).not.toContain('Choose another.')
  await field(/^External id/).fill('free')
  await goneBy(dialog(), () => dialog().getByRole('button', { name: 'Add' }).click())
  await expect.poll(names).toEqual(['Beta', 'Alfa', 'Gamma', 'Delta'])
})

test('a record is edited; what was not touched goes along', async () => {
  await page.getByRole('link', { name: 'Edit Delta' }).click()
  await expect.poll(() => field(/^Shop name/).inputValue()).toBe('Delta')
  await field(/^Shop name/).fill('Delta two')
  await goneBy(dialog(), () => dialog().getByRole('button', { name: 'Save' }).click())
  await expect.poll(names).toEqual(['Beta', 'Alfa', 'Gamma', 'Delta two'])
  const row = page.getByRole('row').filter({ hasText: 'Delta two' })
  await row.filter({ hasText: 'Van der Linden N.V.' }).filter({ hasText: 'free' }).waitFor()
})

test('a record is deleted; where that is refused a notification says why', async () => {
  const yes = () => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
  await page.getByRole('button', { name: 'Delete Gamma' }).click()
  await yes().click()
  await page.getByRole('alert').getByText('Gamma still has files.').waitFor()
  await page.getByRole('button', { name: 'Delete Beta' }).click()
  await yes().click()
  await expect.poll(names).toEqual(['Alfa', 'Gamma', 'Delta two'])
})

test('a session that ends asks to sign in over the page, and saves what was typed', async () => {
  await page.getByRole('link', { name: 'Edit Alfa' }).click()
  await expect.poll(() => field(/^Shop name/).inputValue()).toBe('Alfa')
  await field(/^Shop name/).fill('Typed before the end')
  stub.endSessions()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Session expired, or current user doesn't have permissions/).waitFor()
  await goneBy(dialog(), () => signIn('secret'))
  await expect.poll(names).toEqual(['Typed before the end', 'Gamma', 'Delta two'])
})

test.for(['/api/v3/translate/get', '/api/v4/users/csrf', '/api/v3/user/get', '/api/v4/menu/user'])(
  'a start without %s says so, and the next try succeeds',
  async (path) => {
    stub.fails.set(path, 500)
    await page.reload()
    await page.getByRole('heading', { name: 'The application could not start' }).waitFor()
    stub.fails.delete(path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table').waitFor()
  },
)

test('who signs out goes by the server’s page', async () => {
  await page.getByRole('button', { name: /My account|anna/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
  await page.getByLabel(/^Password/).waitFor()
  expect(stub.calls).toContain('GET /logout')
})

/** Calls of our own server that the app tries; elsewhere the console shows the 404, and the page nothing. */
const extras =
  /\/(?:logout|api\/v4\/(?:bot-check|office|texts\/missing|users\/preferences|users\/me\/drafts|bulk-runs|presence|merchant\/taken|merchant\/[^/]+\/usage|customer\/[^/]+\/ancestors))\b/

test('the console had nothing to say but what the server refused', () => {
  const expected = (text: string) =>
    (text.includes(' 404 ') && extras.test(text)) ||
    /Failed to load resource.* (?:400|403|500)|RefusedError 400|ServerError 500 Out of order|HttpError: /.test(text)
  expect(complaints.filter((text) => !expected(text))).toEqual([])
})
