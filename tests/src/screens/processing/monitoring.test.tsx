/** Runs as they go, what failed of them, and the files in monitoring below them. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { system } from '#server/foundation/writer.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { quiet } from '#tests/support/waits.ts'

const page = '/processing/monitoring'
const who = ['ROLE_EMPLOYEE', 'ROLE_PROCESSING', 'ROLE_FILE_SEARCH']
const none = http.get('*/api/v4/processing/monitoring', () => HttpResponse.json({ items: [], total: 0 }))

async function addRun(api: Api, body: object): Promise<number> {
  const { id } = await api.engine.transaction((trx) =>
    api.app.records.create(trx, processingRun, { type: 'file', ...body }, system('test')),
  )
  return id
}
const addItem = (api: Api, body: { run: number; file: number } & object) =>
  api.engine.transaction((trx) => api.app.records.create(trx, processingItem, body, system('test')))
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('nothing runs and nothing is due: both parts say so', async ({ api }) => {
  await renderPage(api, { path: page, who, answers: [none] })
  await (await section('Runs')).findByText('No run is under way.')
  await (await section('Files due for their check')).findByText('No file in monitoring is due for its check.')
})

test('a run shows how far it is and goes on doing so until it ended', async ({ api }) => {
  const at = new Date(api.app.now()).toISOString()
  const id = await addRun(api, {
    name: 'Nacht',
    status: 'running',
    startedAt: at,
    approvedAt: at,
    total: 400,
    done: 90,
    held: 8,
    skipped: 0,
    failed: 2,
  })
  await renderPage(api, { path: page, who, answers: [none] })
  const bar = await screen.findByRole('progressbar', { name: 'Nacht' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['100', '400'])
  const card = within(screen.getByRole('article', { name: 'Nacht' }))
  card.getByText('100 of 400 files')
  card.getByRole('link', { name: '2 failed' })
  card.getByRole('button', { name: 'Stop: Nacht' })
  await api.engine.query({
    text: `update processing_run set status = 'completed', done = 390, finished_at = now() where id = $1`,
    values: [id],
  })
  await screen.findByRole('heading', { name: 'Ended last' })
  expect(bar.isConnected && bar.getAttribute('aria-valuenow')).not.toBe('100')
})

test('a run of pre-collection counts items, not files', async ({ api }) => {
  const at = new Date(api.app.now()).toISOString()
  await addRun(api, {
    name: 'Herinneringen',
    type: 'precasso',
    status: 'running',
    startedAt: at,
    approvedAt: at,
    total: 40,
    done: 10,
    held: 0,
    skipped: 0,
    failed: 2,
  })
  await renderPage(api, { path: page, who, answers: [none] })
  const user = userEvent.setup()
  const card = within(await screen.findByRole('article', { name: 'Herinneringen' }))
  card.getByText('12 of 40 items')
  card.getByRole('button', { name: 'Show 2 items that wait' })
  await user.click(card.getByRole('button', { name: 'Stop: Herinneringen' }))
  await screen.findByText(/stops after the items it is busy with/)
})

test('a run of the night has its name in the language of its reader', async ({ api }) => {
  const at = new Date(api.app.now()).toISOString()
  for (const type of ['file', 'precasso'])
    await addRun(api, { type, status: 'running', startedAt: at, approvedAt: at, total: 4, done: 1 })
  await renderPage(api, { path: page, who, answers: [none], locale: 'fr' })
  await screen.findByRole('article', { name: 'Étapes de la nuit' })
  await screen.findByRole('article', { name: 'Précontentieux de la nuit' })
})

test('what failed is told per file and tried again', async ({ api }) => {
  const { customer } = await openOffice(api)
  const { id: file, number } = await openFile(api, {
    customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2025-1', '2025-12-31', 1_000)],
  })
  const at = new Date(api.app.now()).toISOString()
  const run = await addRun(api, {
    name: 'Vandaag',
    status: 'completed',
    startedAt: at,
    finishedAt: at,
    total: 1,
    done: 0,
    failed: 1,
  })
  await addItem(api, { run, file, status: 'error', note: 'De sjabloon mist een bedrag.' } as never)
  await renderPage(api, { path: `${page}?run=${run}`, who, answers: [none] })
  const list = within(await screen.findByRole('list', { name: 'Files that failed or are on hold' }))
  await list.findByText('De sjabloon mist een bedrag.')
  await userEvent.click(list.getByRole('button', { name: `Try again: ${number}` }))
  await screen.findByText('A new try has begun.')
  expect((await api.rows('processing_item'))[0]?.status).not.toBe('error')
})

test('a run waits for approval, and is stopped only after a question', async ({ api }) => {
  await addRun(api, { name: 'Concept' })
  await renderPage(api, { path: page, who, answers: [none] })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Stop: Concept' }))
  const question = within(await screen.findByRole('dialog', { name: 'Stop' }))
  expect((await api.rows('processing_run'))[0]?.status).toBe('draft')
  await user.click(question.getByRole('button', { name: 'Stop' }))
  await screen.findByText('The run has been stopped.')
  expect((await api.rows('processing_run'))[0]?.status).toBe('cancelled')
})

test('watched files are chosen, and kept with a reason', async ({ api }) => {
  const item = (id: number, more: object = {}) => ({
    file: { id, number: `2020-0000${id}` },
    debtor: `Debiteur ${id}`,
    customer: 'Energie Noord',
    outstanding: { amount: 12_345, currency: 'EUR' },
    since: '2024-01-01',
    lastCheck: null,
    reason: 'Geen verhaal',
    limitationDate: '2020-12-31',
    ...more,
  })
  const sent: unknown[] = []
  await renderPage(api, {
    path: page,
    who,
    answers: [
      http.get('*/api/v4/processing/monitoring', () => HttpResponse.json({ items: [item(1), item(2)], total: 2 })),
      http.post('*/api/v4/processing/monitoring', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ done: [1], refused: [{ id: 2, errors: ['De debiteur is beschermd.'] }] })
      }),
    ],
  })
  const user = userEvent.setup()
  const table = within(await screen.findByRole('table', { name: 'Files due for their check' }))
  expect(table.getAllByText('has passed')).toHaveLength(2)
  await user.click(table.getByRole('checkbox', { name: 'Select all files on this page' }))
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep in monitoring' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep in monitoring' }))
  expect(dialog.getByRole('button', { name: 'Keep in monitoring' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Nog steeds geen inkomen')
  await quiet()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Keep in monitoring' }))
  await screen.findByText('1 file stays in monitoring.')
  await screen.findByText('Not for 1 file: De debiteur is beschermd.')
  expect(sent).toMatchObject([{ files: [1, 2], action: 'keep', reason: 'Nog steeds geen inkomen' }])
})
