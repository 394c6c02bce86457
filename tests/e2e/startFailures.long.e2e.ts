/** A start that fails shows a message, and goes on or is tried again. */
import { inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

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
