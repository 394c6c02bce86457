/** Due steps looked at and run, the run watched until it ended, and the file that it held released. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
const now = Date.now()
const stepName = `E2E aanmaningskosten ${now}`
const runName = `E2E run ${now}`

type Answer = { id: number; _version: number } & Record<string, unknown>
type Listed = { items: { id: number; number: string }[] }

/** A call of the person at the page. */
const call = <T = Answer>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ({ method: by, path: to, body: given }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
      const csrf = (await (await fetch('/api/v4/users/csrf')).json()) as { token: string }
      const sent = { method: by, headers, body: JSON.stringify({ ...given, _token: csrf.token }) }
      const answer = await fetch(to, by === 'GET' ? { headers } : sent)
      if (!answer.ok) throw new Error(`${by} ${to}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as never
    },
    { method, path, body },
  )

/** A workflow of one step that charges a cost, three companies at it, one of which objects. @returns Their numbers. */
async function prepare(page: Page): Promise<string[]> {
  const code = `e2e-${now}`
  const { id: costType } = await call(page, 'POST', '/api/v4/cost-type', {
    code: code.replace('-', '_'),
    name: { nl: 'Aanmaningskosten' },
    category: 'other',
    chargeTo: 'debtor',
    effectiveFrom: '2020-01-01',
    defaultAmount: { amount: 1_500, currency: 'EUR' },
  })
  const workflow = { name: 'E2E zakelijk', code, category: 'standard', fileType: 'company' }
  const { id } = await call(page, 'POST', '/api/v4/workflow', workflow)
  const step = { workflow: id, name: { nl: stepName }, actionType: 'add_cost', costType, delayDays: 0 }
  await call(page, 'POST', '/api/v4/workflow-step', step)
  await call(page, 'POST', `/api/v4/workflow/${id}/activate`, {})
  // Of a customer that is no longer active everything is held.
  const { items: customers } = await call<Listed>(page, 'GET', '/api/v4/customer?_filter[active]=true&_limit=50')
  const query = new URLSearchParams({
    '_filter[customer][in]': customers.map((one) => one.id).join(','),
    '_filter[fileType]': 'company',
    '_filter[workflowStatus]': 'in_progress',
    '_filter[disputed]': 'false',
    '_filter[insolvent]': 'false',
    '_filter[outstanding][gt]': '10000',
    _limit: '3',
  })
  const { items: files } = await call<Listed>(page, 'GET', `/api/v4/file?${query}`)
  for (const file of files) await call(page, 'POST', `/api/v4/file/${file.id}/workflow`, { workflow: id })
  const last = files.at(-1)
  await call(page, 'POST', '/api/v4/dispute', { file: last?.id, kind: 'defect', openedAt: '2026-01-05' })
  return files.map(({ number }) => number)
}

test('what is due is looked at, run and watched; the file that was held is released', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  await page.goto(`${app.url}/processing/monitoring`)
  const numbers = await prepare(page)
  const held = String(numbers.at(-1))

  await page.goto(`${app.url}/processing/new`)
  await page.getByRole('button', { name: `Show the files of ${stepName}` }).click()
  const files = page.getByRole('list', { name: `Files of ${stepName}` })
  await files.getByText('On hold: Disputed').waitFor()
  expect(await files.getByRole('listitem').count()).toBe(3)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: `Select step ${stepName}` }).check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Approve and run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run these steps?' })
  await dialog.getByLabel('Name of the run').fill(runName)
  await dialog.getByRole('button', { name: 'Approve and run' }).click()

  const run = page.getByRole('article', { name: runName })
  await run.getByText('Completed').waitFor()
  await run.getByText('3 of 3 files').waitFor()
  await run.getByRole('link', { name: '2 done' }).waitFor()
  await page.getByRole('list', { name: 'Files that failed or are on hold' }).getByText(held).waitFor()
  expect(await violationsOf(page)).toEqual([])

  await page.goto(`${app.url}/processing/in-hold`)
  const row = page.getByRole('row', { name: new RegExp(held) })
  await row.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Release' }).click()
  const release = page.getByRole('dialog', { name: 'Release' })
  await release.getByLabel(/^Reason/).fill('The client wants to go on')
  await release.getByRole('button', { name: 'Release' }).click()
  await row.waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      const { items } = await call<{ items: { file: { number: string }; status: string }[] }>(
        page,
        'GET',
        '/api/v4/processing-item?_order[id]=desc&_limit=50',
      )
      return items.find(({ file }) => file.number === held)?.status
    })
    .toBe('done')
  expect(complaints).toEqual([])
  await context.close()
})
