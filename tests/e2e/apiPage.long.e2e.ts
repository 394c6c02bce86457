/**
 * The page of the API's description: collapsed at first, rendered part by part, searched, and opened at one
 * operation.
 */
import { expect, inject } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')

test('a part is drawn when it is opened, calls are found by word, and an address opens one of them', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${app.url}/api/doc`)
  const merchants = page.locator('details[data-tag=merchants]')
  await merchants.waitFor()
  await quiet(page)
  expect(asked).not.toContain('/api/doc/json')
  expect(asked).not.toContain('/api/doc/static/swagger-ui-bundle.js')

  await merchants.locator('summary').first().click()
  await merchants.locator('.opblock').first().waitFor()
  await expect.poll(() => page.locator('.opblock-tag').first().isVisible()).toBe(false)
  const announced = Number(await merchants.locator('summary small').first().textContent())
  await expect.poll(() => merchants.locator('.opblock').count()).toBe(announced)

  await page.locator('#search').fill('bank-account export')
  const found = page.locator('li a:visible')
  await expect.poll(() => found.count()).toBe(1)
  await found.click()
  const shown = page.locator('details[data-tag=bank-accounts] .opblock.is-open')
  await shown.locator('.opblock-body').waitFor()
  await expect.poll(() => shown.count()).toBe(1)
  await expect.poll(() => page.locator('#search').inputValue()).toBe('')

  const other = await context.newPage()
  await other.goto(`${app.url}/api/doc#/merchant/createMerchant`)
  await other.locator('.opblock.is-open .opblock-body').waitFor()
  await expect.poll(() => new URL(other.url()).hash).toBe('#/merchants/createMerchant')
  await expect.poll(() => other.locator('.opblock.is-open').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})
