/** When a page is at rest, which all other browser tests rely on. */
import { expect, inject } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('a page is at rest once the last answer is drawn', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/v4\/country(?:\?|$)/, async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/api\/v4\/country(?:\?|$)/)
  await page.goto(`${app.url}/settings/countries`)
  await asked
  let isOver = false
  const over = quiet(page).then(() => (isOver = true))
  await page.locator('html[data-busy]').waitFor()
  expect(isOver).toBe(false)
  answer.resolve()
  await over
  const rows = await page.locator('tr[data-index]').count()
  expect(rows).toBeGreaterThan(0)
  await context.close()
})
