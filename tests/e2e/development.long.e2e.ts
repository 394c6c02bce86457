/**
 * `npm run dev`: a saved schema appears in the open browser, and half-typed input elsewhere stays. Vite serves
 * modules by name here, so the call contract is also tested on the very module that the app uses.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { someCustomer } from '#tests/support/pageCalls.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit } from '#tests/support/visitor.ts'

const project = copyProject()
let app: RunningApp

beforeAll(async () => {
  const how = { script: 'server/dev.ts', cwd: project.folder }
  app = await startApp({ BOT_CHECK: 'off', SEED: '1k' }, how)
}, 240_000)
afterAll(async () => {
  await app?.stop()
  project.remove()
})

test('a new column appears without a reload, and a half-filled form keeps its text', async () => {
  const list = await visit(app, { as: 'admin' })
  await list.page.goto(`${app.url}/settings/merchant`)
  await list.page.getByText(/of 1,000/).waitFor()
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

  await list.page.getByRole('columnheader', { name: 'Remark' }).waitFor({ timeout: 120_000 })
  await list.page.getByText(/of 1,000/).waitFor()
  const answer = () => list.page.evaluate(() => fetch('/api/v4/merchant?_limit=1').then((response) => response.text()))
  await expect.poll(answer, { timeout: 60_000 }).toContain('"remark"')

  // A first change may load modules into the page; the second must not reload it.
  for (const [name, title] of [
    ['second', 'Second remark'],
    ['third', 'Third remark'],
  ] as const) {
    const more = readFileSync(file, 'utf8')
    const property = `"${name}": { "title": "${title}", "type": "string", "maxLength": 200 },\n    "createdAt": {`
    writeFileSync(
      file,
      more.replace('"createdAt": {', property).replace('"columns": ["name",', `"columns": ["name", "${name}",`),
    )
    await list.page.getByRole('columnheader', { name: title }).waitFor({ timeout: 120_000 })
  }
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace('"x-entity"', '"x-entty"'))
  const mistakes = form.locator('#schema-mistakes')
  await mistakes.getByText('did you mean "x-entity"').waitFor()
  await goneBy(mistakes, async () => writeFileSync(file, right))
  await expect.poll(answer, { timeout: 60_000 }).toContain('"third"')

  const typed = () => form.getByRole('textbox', { name: /^Company/ }).inputValue()
  await expect.poll(typed).toBe('Half a name')
  for (const page of [list.page, form])
    await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await list.context.close()
})

test('ten changes at once with a stale token: one call for a new one, and ten records', async () => {
  const { page, context } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/customer/search`)
  await page.getByRole('table').waitFor()
  const { id: client } = await someCustomer(page, app)
  const asked: string[] = []
  const answered: number[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/v4/merchant')) answered.push(answer.status())
  })
  // As text, because the test runner would transform an import.
  const module = await page.evaluateHandle(`import('/@fs${path.join(project.folder, 'providers/http.ts')}')`)
  const added = await page.evaluate(
    async ({ module, password, client }) => {
      const { call, csrfToken } = module as typeof import('#providers/http.ts')
      await csrfToken()
      // Another tab signs in: the session changes under this page, and its token becomes invalid.
      const body = JSON.stringify({ username: 'admin', password })
      await fetch('/login_check_json', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const names = Array.from({ length: 10 }, (_, index) => `At once ${index}`)
      const made = names.map((name) => call('POST', '/api/v4/merchant', { body: { name, client } }))
      return (await Promise.all(made)).map((record) => (record as { name: string }).name)
    },
    { module, password: app.password, client },
  )
  expect(added).toHaveLength(10)
  expect(answered.toSorted()).toEqual([...Array(10).fill(201), ...Array(10).fill(400)])
  const tokens = asked.slice(asked.lastIndexOf('POST /login_check_json')).filter((each) => each.endsWith('/users/csrf'))
  expect(tokens).toHaveLength(1)
  await page.goto(`${app.url}/settings/merchant?search=At%20once`)
  await page.getByText('At once 9').waitFor()
  await context.close()
})
