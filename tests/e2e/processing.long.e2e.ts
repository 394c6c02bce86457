/** Due steps looked at and run, the run watched until it ended, and the file that it held released. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { callBeside, itemsOf, mark } from '#tests/support/pageCalls.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { visit } from '#tests/support/visitor.ts'

const app = inject('office')
type Listed = { id: number; number: string }

/** A workflow of one step that charges a cost, three companies at it, one of which objects. @returns Their numbers. */
async function prepare(page: Page, code: string, stepName: string): Promise<string[]> {
  const { id: costType } = await callBeside(page, app, 'POST', '/api/v4/cost-type', {
    code: `e2e_${code}`,
    name: { nl: 'Aanmaningskosten' },
    category: 'other',
    chargeTo: 'debtor',
    effectiveFrom: '2020-01-01',
    defaultAmount: { amount: 1_500, currency: 'EUR' },
  })
  const workflow = { name: `E2E zakelijk ${code}`, code: `e2e-${code}`, category: 'standard', fileType: 'company' }
  const { id } = await callBeside(page, app, 'POST', '/api/v4/workflow', workflow)
  const step = { workflow: id, name: { nl: stepName }, actionType: 'add_cost', costType, delayDays: 0 }
  await callBeside(page, app, 'POST', '/api/v4/workflow-step', step)
  await callBeside(page, app, 'POST', `/api/v4/workflow/${id}/activate`, {})
  // Of a customer that is no longer active everything is held.
  const customers = await itemsOf(page, app, '/api/v4/customer?_filter[active]=true&_limit=50')
  const query = new URLSearchParams({
    '_filter[customer][in]': customers.map((one) => one.id).join(','),
    '_filter[fileType]': 'company',
    '_filter[workflowStatus]': 'in_progress',
    '_filter[disputed]': 'false',
    '_filter[insolvent]': 'false',
    '_filter[outstanding][gt]': '10000',
    _limit: '3',
  })
  const files = await itemsOf<Listed>(page, app, `/api/v4/file?${query}`)
  for (const file of files) await callBeside(page, app, 'POST', `/api/v4/file/${file.id}/workflow`, { workflow: id })
  const last = files.at(-1)
  await callBeside(page, app, 'POST', '/api/v4/dispute', { file: last?.id, kind: 'defect', openedAt: '2026-01-05' })
  return files.map(({ number }) => number)
}

test('what is due is looked at, run and watched; the file that was held is released', async () => {
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  const code = mark()
  const stepName = `E2E aanmaningskosten ${code}`
  const runName = `E2E run ${code}`
  const numbers = await prepare(page, code, stepName)
  const held = String(numbers.at(-1))

  await page.goto(`${app.url}/processing/new`)
  await page.getByRole('button', { name: `Show the files of ${stepName}` }).click()
  const files = page.getByRole('list', { name: `Files of ${stepName}` })
  await files.getByText('On hold: Disputed').waitFor()
  await expect.poll(() => files.getByRole('listitem').count()).toBe(3)
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
  await goneBy(release, () => release.getByRole('button', { name: 'Release' }).click())
  await expect.poll(() => page.getByRole('row').filter({ hasText: held }).count()).toBe(0)
  type Item = { file: { number: string }; status: string }
  const statusOfHeld = async () => {
    const items = await itemsOf<Item>(page, app, '/api/v4/processing-item?_order[id]=desc&_limit=50')
    return items.find(({ file }) => file.number === held)?.status
  }
  await expect.poll(statusOfHeld).toBe('done')
  expect(complaints).toEqual([])
  await context.close()
})
