/** `npm run dev`: a saved schema shows in the open browser, and what was half typed elsewhere stays. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { visit } from '#tests/support/visitor.ts'

const project = copyProject()
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const how = { script: 'server/dev.ts', cwd: project.folder }
  ;[app, browser] = await Promise.all([
    startApp({ VITE_CACHE_DIR: path.join(project.folder, '.vite') }, how),
    launchBrowser(),
  ])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  project.remove()
})

test('a new column appears without a reload, and a half-filled form keeps its text', async () => {
  const list = await visit(browser, app, { as: 'admin' })
  await list.page.goto(`${app.url}/settings/merchant`)
  await list.page.getByText(/of 100,000/).waitFor()
  const form = await list.context.newPage()
  await form.goto(`${app.url}/customer/create`)
  await form.getByRole('textbox', { name: /^Company/ }).fill('Half a name')
  for (const page of [list.page, form]) await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const file = path.join(project.folder, 'schemas/merchant.schema.json')
  const schema = readFileSync(file, 'utf8')
  const added = '"remark": { "title": "Remark", "type": "string", "maxLength": 200 },\n    "createdAt": {'
  writeFileSync(
    file,
    schema.replace('"createdAt": {', added).replace('"columns": ["name",', '"columns": ["name", "remark",'),
  )

  await list.page.getByRole('columnheader', { name: 'Remark' }).waitFor()
  await list.page.getByText(/of 100,000/).waitFor()
  const answer = () => list.page.evaluate(() => fetch('/api/v4/merchant?_limit=1').then((response) => response.text()))
  await expect.poll(answer, { timeout: 15_000 }).toContain('"remark"')

  expect(await form.getByRole('textbox', { name: /^Company/ }).inputValue()).toBe('Half a name')
  for (const page of [list.page, form]) expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
