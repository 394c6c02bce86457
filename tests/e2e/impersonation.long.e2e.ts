/**
 * Working as somebody else in a real browser, from the employee's page and back; and requests from other sites,
 * which must fail.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { callBeside, itemsOf, mark, someCustomer } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

const whoAmI = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/v3/user/get')).json()) as { username: string }).username)

test('another page cannot switch, whatever it tries', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  await page.goto(app.url)
  const target = `${app.url}/api/v4/users/switch/${(await addColleague(page)).id}`
  const elsewhere = await serve(`<a href="${target}">link</a><form action="${target}"><button>send</button></form>
    <img src="${target}"><iframe src="${target}"></iframe><script src="${target}"></script>`)
  const { port } = elsewhere.address() as AddressInfo
  // The same host on another port receives the cookies; another host name does not. Neither may switch.
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
      await expect.poll(() => other.textContent('body')).toContain('error')
    }
    const who = await whoAmI(page)
    expect(who).toBe('admin')
    await other.close()
  }
  elsewhere.close()
  await context.close()
})

test('an administrator works as somebody else, sees who on every page, and comes back', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await page.goto(app.url)
  const { id, name } = await addColleague(page)
  const { id: client } = await someCustomer(page, app)
  const merchant = await callBeside(page, app, 'POST', '/api/v4/merchant', { name: `Of ${name}`, client })
  const otherTab = await context.newPage()
  await otherTab.goto(`${app.url}/employee`)
  await otherTab.getByRole('table').waitFor()
  await page.goto(`${app.url}/employee/${id}`)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Switch to this user' }).click()

  const banner = page.getByRole('region', { name: 'Working as somebody else' })
  await banner.getByText(`Anna Beheer is working as ${name}`).waitFor()
  await otherTab.getByText(`Anna Beheer is working as ${name}`).waitFor()
  await otherTab.close()
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByRole('table').waitFor()
  await expect.poll(async () => (await page.title()).startsWith(`[${name}]`)).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  await banner.getByText(`Anna Beheer is working as ${name}`).waitFor()
  const isAbove = async () => {
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const strip = await banner.boundingBox()
    return strip && heading && strip.y + strip.height <= heading.y
  }
  await expect.poll(isAbove).toBe(true)
  await page.setViewportSize({ width: 1680, height: 1000 })

  await page.goto(`${app.url}/settings/merchant?edit=${merchant.id}`)
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Changed by two')
  await goneBy(page.getByRole('dialog'), () => page.keyboard.press('Enter'))

  await goneBy(banner, async () => {
    await banner.getByRole('button', { name: 'Back to Anna Beheer' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/settings'))
  })
  const who = await whoAmI(page)
  expect(who).toBe('admin')
  expect(complaints).toEqual([])
  const lines = [...(await historyOf(page, `users/${id}`)), ...(await historyOf(page, `merchant/${merchant.id}`))]
  const actors = { by: { name }, onBehalfOf: { name: 'Anna Beheer' } }
  expect(lines.filter(({ by }) => by?.id === id).toSorted((one, other) => one.id - other.id)).toMatchObject([
    { action: 'switch', ...actors },
    { action: 'update', ...actors },
    { action: 'switch-back', ...actors },
  ])
  await context.close()
})

type Line = { id: number; by: { id: number; name: string } | null; onBehalfOf: { name: string } | null; action: string }

const historyOf = (page: Page, record: string) => itemsOf<Line>(page, app, `/api/v4/${record}/history`)

/** Adds a colleague who may change merchants. */
async function addColleague(page: Page): Promise<{ id: number; name: string }> {
  const own = mark()
  const name = `Wim Winkels ${own}`
  const { id } = await callBeside(page, app, 'POST', '/api/v4/users', {
    username: `wim-${own}`,
    name,
    email: `wim-${own}@example.nl`,
    kind: 'employee',
    roles: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS'],
  })
  return { id, name }
}

const serve = (html: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(html)
    }).listen(0, () => resolve(server))
  })
