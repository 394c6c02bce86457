/**
 * Opening a page by its address: early requests are the ones that the page uses, without duplicates; and a
 * failed start shows a message and retries.
 */
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

const calls = {
  texts: ['/api/v3/translate/get', 'De teksten konden niet worden geladen.'],
  token: ['/api/v4/users/csrf', 'De beveiligingssleutel kon niet worden geladen.'],
  user: ['/api/v3/user/get', 'Uw account kon niet worden geladen.'],
  menu: ['/api/v4/menu/user', 'Het menu kon niet worden geladen.'],
} as const
const failures = { blocked: { how: 'blocked', answer: 0 }, busy: { how: 'busy', answer: 503 } }

test.for(
  Object.entries(calls).map(([part, [path, sentence]], index) => ({
    part,
    path,
    sentence,
    ...(index % 2 === 0 ? failures.blocked : failures.busy),
  })),
)('a start whose $part is $how says so, and goes on by itself', async ({ path, sentence, answer }) => {
  const { page, context } = await visit(app, { as: 'admin', language: 'nl' })
  let isDown = true
  await page.route(`**${path}*`, (route) => {
    if (!isDown) return route.continue()
    return answer === 503 ? route.fulfill({ status: 503, json: { error: 'Bezet.' } }) : route.abort('connectionrefused')
  })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('heading', { name: 'De toepassing kon niet starten' }).waitFor()
  await page.getByText(sentence).waitFor()
  await page.getByText(answer === 503 ? 'Bezet.' : 'De server is niet bereikbaar.').waitFor()
  await page.locator('#preloader').waitFor({ state: 'detached' })
  isDown = false
  await page.getByRole('table').waitFor()
  await context.close()
})

test('a start that gets no answer at all says that it waits', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  await page.clock.install()
  let hangs = true
  await page.route('**/api/v4/menu/user', (route) => (hangs ? undefined : route.continue()))
  // Otherwise a slow start asks after the server has come back, and goes on by itself.
  const asked = page.waitForRequest('**/api/v4/menu/user')
  await page.goto(`${app.url}/customer/search`)
  await asked
  await page.clock.runFor(15_000)
  await page.getByRole('heading', { name: 'The server has not answered yet.' }).waitFor()
  hangs = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('table').waitFor()
  await context.close()
})

test('where the program itself does not come, the page says so and can be tried again', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  await page.route(/\/assets\/(?!firstPaint).*\.js$/, (route) => route.abort())
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('alert').getByText('The application could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('table').waitFor()
  await context.close()
})
