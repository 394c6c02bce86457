/** Opening a page by its address: early requests are the ones that the page uses, without duplicates. `startFailures.long.e2e.ts` has starts that fail. */
import { expect, inject } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test.for([
  ['/customer/search', '/api/v4/customer'],
  ['/settings/merchant', '/api/v4/merchant'],
  ['/api-log?page=2', '/api/v4/api-log'],
])('%s asks for its rows once', async ([path, api]) => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await quiet(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(app.url + path)
  await page.getByRole('table').waitFor()
  await quiet(page)
  // Bulk runs are asked for again while one is under way, of another test for example.
  const calls = asked.filter((each) => each.startsWith('/api/') && each !== '/api/v4/bulk-runs')
  expect(calls.filter((each) => each === api)).toEqual([api])
  expect(calls).toEqual([...new Set(calls)])
  expect(complaints).toEqual([])
  await context.close()
})

test('a list that was open before is asked for, with all that a start needs, before the program has come', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('table').waitFor()
  await quiet(page)
  const needed = new Set([
    '/api/v3/translate/get',
    '/api/v3/user/get',
    '/api/v4/customer',
    '/api/v4/menu/user',
    '/api/v4/users/csrf',
  ])
  const asked: string[] = []
  const { promise: allAsked, resolve } = Promise.withResolvers<void>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
    if (asked.length === needed.size) resolve()
  })
  // Delays the program.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await allAsked
    await route.continue()
  })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('table').waitFor()
  await quiet(page)
  expect(asked.filter((path) => needed.has(path)).toSorted()).toEqual([...needed])
  expect(complaints).toEqual([])
  await context.close()
})

test('a page that one may not open asks for none of its rows', async () => {
  const { page, context } = await visit(app, { as: 'employee' })
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  await page.goto(`${app.url}/settings/merchant`)
  await page.getByText('You have no right to open that page.').waitFor()
  await quiet(page)
  expect(refused).toEqual([])
  await context.close()
})
