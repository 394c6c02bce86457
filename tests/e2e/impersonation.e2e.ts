/** Working as somebody else in a real browser, from the employee's page and back; and what another page cannot do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder } from '#server/db/connect.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { visit } from '#tests/support/visitor.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dossier-audit-'))
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ SEED: '10k', DATA_DIR: folder }), launchBrowser()])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const whoAmI = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/v3/user/get')).json()) as { username: string }).username)

test('another page cannot switch, whatever it tries', async () => {
  const { page, context } = await visit(browser, app, { as: 'admin' })
  const target = `${app.url}/api/v4/users/switch/6`
  const elsewhere = await serve(`<a href="${target}">link</a><form action="${target}"><button>send</button></form>
    <img src="${target}"><iframe src="${target}"></iframe><script src="${target}"></script>`)
  const { port } = elsewhere.address() as AddressInfo
  // The same host by another port gets the cookies; another name does not. Neither may switch.
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
    const other = await context.newPage()
    await other.goto(origin)
    const results = await other.evaluate(
      (url) =>
        Promise.all(
          [
            { mode: 'no-cors' } as const,
            { mode: 'no-cors', headers: { 'X-Requested-With': 'XMLHttpRequest' } } as const,
            { mode: 'cors', headers: { 'X-Requested-With': 'XMLHttpRequest' } } as const,
          ].map((init) =>
            fetch(url, { ...init, credentials: 'include' }).then(
              ({ type }) => type,
              () => 'refused',
            ),
          ),
        ),
      target,
    )
    expect(results).not.toContain('cors')
    for (const act of ['link', 'send']) {
      await other.goto(origin)
      await Promise.all([other.waitForURL(/switch/), other.getByText(act).click()])
      expect(await other.textContent('body')).toContain('error')
    }
    expect(await whoAmI(page)).toBe('admin')
    await other.close()
  }
  elsewhere.close()
  await context.close()
})

test('an administrator works as somebody else, sees who on every page, and comes back', async () => {
  const { page, context, complaints } = await visit(browser, app, { as: 'admin' })
  await page.goto(app.url)
  const id = await addColleague(page)
  const otherTab = await context.newPage()
  await otherTab.goto(`${app.url}/employee`)
  await otherTab.getByRole('table').waitFor()
  await page.goto(`${app.url}/employee/${id}`)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Switch to this user' }).click()

  const banner = page.getByRole('region', { name: 'Working as somebody else' })
  await banner.getByText('Anna Beheer is working as Wim Winkels').waitFor()
  await otherTab.getByText('Anna Beheer is working as Wim Winkels').waitFor()
  await otherTab.close()
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByRole('table').waitFor()
  expect(await page.title()).toMatch(/^\[Wim Winkels\]/)
  await page.setViewportSize({ width: 390, height: 800 })
  await banner.getByText('Anna Beheer is working as Wim Winkels').waitFor()
  const [strip, heading] = [await banner.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect(strip && heading && strip.y + strip.height <= heading.y).toBe(true)
  await page.setViewportSize({ width: 1680, height: 1000 })

  await page.goto(`${app.url}/settings/merchant?edit=1`)
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Changed by two')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await banner.getByRole('button', { name: 'Back to Anna Beheer' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/settings'))
  await banner.waitFor({ state: 'detached' })
  expect(await whoAmI(page)).toBe('admin')
  expect(complaints).toEqual([])
  await context.close()

  await app.stop()
  expect(await audited(id)).toEqual([
    { action: 'switch', entity: 'user' },
    { action: 'update', entity: 'merchant' },
    { action: 'switch-back', entity: 'user' },
  ])
})

/** A colleague who may change merchants, added by the page's own call; returns the id. */
const addColleague = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { token } = (await (await fetch('/api/v4/users/csrf')).json()) as { token: string }
    const wim = { username: 'wim', name: 'Wim Winkels', email: 'wim@example.nl', kind: 'employee' }
    const answer = await fetch('/api/v4/users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wim, roles: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS'], _token: token }),
    })
    return ((await answer.json()) as { id: number }).id
  })

/** What the audit has of Anna as this colleague, once the app has let go of the database. */
async function audited(colleague: number) {
  const limits = { poolSize: 1, statementTimeout: 0, connectTimeout: 5000 }
  const engine = await openFolder({ dataDir: folder, ...limits })
  const text = `select action, entity from audit_log where actor_id = $1 and actor_name = 'Wim Winkels'
    and impersonator_name = 'Anna Beheer' order by id`
  const { rows } = await engine.query({ text, values: [colleague] })
  await engine.close()
  return rows
}

const serve = (html: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(html)
    }).listen(0, () => resolve(server))
  })
