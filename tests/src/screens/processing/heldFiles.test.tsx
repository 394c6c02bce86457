/** Files on hold: found by their reason and workflow, and solved many at once. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { system } from '#server/foundation/writer.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never, quiet } from '#tests/support/waits.ts'

const page = '/processing/in-hold'
const who = ['ROLE_EMPLOYEE', 'ROLE_PROCESSING', 'ROLE_FILE_SEARCH']

const test = base.extend('held', async ({ api }) => {
  const { customer } = await openOffice(api)
  const steps = []
  for (const name of ['Minnelijk', 'Gerechtelijk']) {
    const { id: workflow } = await api.create('workflow', { name, code: name.toLowerCase(), category: 'standard' })
    const step = { workflow, name: { nl: `Stap ${name}` }, actionType: 'wait', delayDays: 0 }
    steps.push((await api.create('workflow-step', step)).id)
  }
  const at = new Date(api.app.now()).toISOString()
  const by = system('test')
  const write = (body: object) =>
    api.engine.transaction((trx) => api.app.records.create(trx, processingItem, body as never, by))
  const { id: run } = await api.engine.transaction((trx) =>
    api.app.records.create(
      trx,
      processingRun,
      { name: 'Nacht', type: 'file', status: 'completed', startedAt: at, finishedAt: at } as never,
      by,
    ),
  )
  const numbers = []
  for (const [n, holdReason] of (['disputed', 'disputed', 'insolvency'] as const).entries()) {
    const file = await openFile(api, {
      customer,
      fileType: 'company',
      debtor: { kind: 'company', company: `Bakker ${n}` },
      claims: [claim(`2025-${n}`, '2025-12-31', 1_000)],
    })
    numbers.push(file.number)
    await write({
      run,
      file: file.id,
      customer,
      step: steps[n === 0 ? 0 : 1],
      plannedFor: '2026-11-25',
      since: at,
      status: 'in_hold',
      holdReason,
      note: n === 2 ? 'Faillissement uitgesproken. '.repeat(20) : null,
    })
  }
  return { numbers, run, customer }
})
const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1
const statuses = async (api: Api) => (await api.rows('processing_item')).map(({ status }) => status)

test('reasons are counted, and pressed to see only theirs; done files are not shown', async ({ api, held }) => {
  await api.engine.query({
    text: `update processing_item set status = 'done' where id = (select min(id) from processing_item)`,
  })
  await renderPage(api, { path: page, who })
  await screen.findByRole('heading', { name: 'On hold' })
  await waitFor(() => expect(rows()).toBe(2))
  await never(() => screen.queryByText(String(held.numbers[0])))
  const chip = await screen.findByRole('button', { name: 'Debtor protected 1' })
  await userEvent.click(chip)
  await waitFor(() => expect(rows()).toBe(1))
  // The rows may be there before the numbers are counted again.
  const pressed = await screen.findByRole('button', { name: 'Debtor protected 1' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
})

test('the workflow finds what waits at its steps', async ({ api, held }) => {
  await renderPage(api, { path: page, who })
  await waitFor(() => expect(rows()).toBe(3))
  const user = userEvent.setup()
  await user.type(screen.getByRole('combobox', { name: 'Workflow' }), 'Minne')
  await user.click(await screen.findByRole('option', { name: /Minnelijk/ }))
  await waitFor(() => expect(rows()).toBe(1))
  screen.getByText(String(held.numbers[0]))
})

test('many are released with a reason, but not where the law does not let them pass', async ({ api, held }) => {
  void held
  await renderPage(api, { path: page, who })
  await waitFor(() => expect(rows()).toBe(3))
  const user = userEvent.setup()
  const table = within(screen.getByRole('table'))
  const [all] = table.getAllByRole('checkbox')
  if (all) await user.click(all)
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  await user.click(bar.getByRole('button', { name: 'Release' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Overlegd met de klant')
  await quiet()
  expect(await statuses(api)).toEqual(['in_hold', 'in_hold', 'in_hold'])
  await user.click(dialog.getByRole('button', { name: 'Release' }))
  const preview = within(await screen.findByRole('dialog', { name: /^Release: 2 of 3/ }))
  await preview.findAllByText(/The law does not let this pass/)
  await preview.findByRole('button', { name: 'Refused 1' })
  expect(await statuses(api)).toEqual(['in_hold', 'in_hold', 'in_hold'])
})
