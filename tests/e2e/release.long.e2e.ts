/** A tab that is open during a release, or cannot load a part: typed input stays. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

const missing = 'This part could not be loaded.'

/** A partly filled form, in a browser that cannot load the help for the keys or the palette. */
async function halfFilled() {
  const { context } = await visit(app, { as: 'admin' })
  // A new page: the one that signed in may have preloaded both.
  const page = await context.newPage()
  await page.route(/\/assets\/(Palette|KeyboardHelp)-/, (route) => route.fulfill({ status: 404 }))
  await page.goto(`${app.url}/bailiff/add`)
  await page.getByLabel(/^Name/).fill('Half a bailiff')
  return { page, context }
}

const typed = (page: Page) => page.getByLabel(/^Name/).inputValue()

test('help and palette that cannot be loaded say so, and leave the form alone', async () => {
  const { page, context } = await halfFilled()
  await page.locator('main').focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: missing })
  await goneBy(help, () => help.getByRole('button', { name: 'Close' }).click())
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or run a command' })
  await palette.getByText(missing).waitFor()
  await page.unrouteAll()
  await palette.getByRole('button', { name: 'Try again' }).click()
  await palette.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => typed(page)).toBe('Half a bailiff')
  await context.close()
})

test('a new release is offered, and loading it asks before what was typed is lost', async () => {
  const { page, context } = await halfFilled()
  await page.route('**/release.json', (route) => route.fulfill({ json: { program: '/assets/index-newer.js' } }))
  await page.keyboard.press('Control+k')
  await page.getByText('There is a new version.').waitFor()
  await page.keyboard.press('Escape')
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await page.getByRole('button', { name: 'Load the new version' }).click()
  const kind = await asked
  expect(kind).toBe('beforeunload')
  await expect.poll(() => typed(page)).toBe('Half a bailiff')
  await context.close()
})

test('the build names its own program, so that no tab is offered what it runs', async () => {
  const { page, context } = await visit(app)
  await page.goto(`${app.url}/login`)
  const release = (await (await page.request.get(`${app.url}/release.json`)).json()) as { program: string }
  await expect.poll(() => page.locator(`script[src="${release.program}"]`).count()).toBe(1)
  await context.close()
})
