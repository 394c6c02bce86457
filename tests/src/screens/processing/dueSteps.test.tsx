/** What is due: looked at, files left out, and run. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never, quiet } from '#tests/support/waits.ts'

const page = '/processing/new'
const euros = (euro: number) => ({ amount: euro * 100, currency: 'EUR' })

/** Two steps, and what the server would say of them. */
async function open(api: Api, groups?: readonly object[]) {
  const { id: workflow } = await api.create('workflow', { name: 'Minnelijk', code: 'minnelijk', category: 'standard' })
  const steps = []
  for (const nl of ['Eerste brief', 'Bellen'])
    steps.push((await api.create('workflow-step', { workflow, name: { nl }, actionType: 'wait', delayDays: 0 })).id)
  const [letter, phone] = steps
  const items = groups ?? [
    {
      step: { id: letter, name: 'Eerste brief' },
      workflow: 'Minnelijk',
      revision: 2,
      actionType: 'send_post',
      channel: 'post',
      total: 120,
      ready: 100,
      held: [{ reason: 'no_valid_address', count: 20 }],
      costs: euros(400),
    },
    {
      step: { id: phone, name: 'Bellen' },
      workflow: 'Minnelijk',
      revision: null,
      actionType: 'agenda',
      channel: null,
      total: 3,
      ready: 3,
      held: [],
      costs: null,
    },
  ]
  const files = [
    {
      file: { id: 11, number: '2026-00011' },
      debtor: 'Bakker',
      outstanding: euros(250),
      wouldDo: 'send_post',
      hold: null,
      note: null,
      nextStep: 'Tweede brief',
      nextDueAt: '2026-12-10',
    },
    {
      file: { id: 12, number: '2026-00012' },
      debtor: 'Jansen',
      outstanding: euros(75),
      wouldDo: 'send_post',
      hold: 'no_valid_address',
      note: 'Post kwam terug.',
      nextStep: null,
      nextDueAt: null,
    },
  ]
  await renderPage(api, {
    path: page,
    who: ['ROLE_EMPLOYEE', 'ROLE_PROCESSING', 'ROLE_FILE_SEARCH'],
    answers: [
      http.get('*/api/v4/processing/preview/files', () => HttpResponse.json({ items: files, total: 2 })),
      http.get('*/api/v4/processing/preview', () => HttpResponse.json({ items, total: 123 })),
    ],
  })
  return { letter, phone, user: userEvent.setup() }
}

test('groups tell how much is due, what holds files back and what it costs', async ({ api }) => {
  await open(api)
  const row = await screen.findByRole('row', { name: /Eerste brief/ })
  expect(row.textContent).toContain('120')
  within(row).getByText('No valid address: 20')
  within(row).getByText('Minnelijk · Revision 2')
  within(screen.getByRole('row', { name: /Bellen/ })).getByText('Minnelijk')
  within(row).getByText(/400[.,]00/)
  const figures = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(figures.slice(0, 3)).toEqual(['123', '103', '20'])
})

test('a file is left out, the rest is approved, and the run is watched', async ({ api }) => {
  const { letter, user } = await open(api)
  await user.click(await screen.findByRole('checkbox', { name: 'Select step Eerste brief' }))
  await user.click(await screen.findByRole('button', { name: 'Show the files of Eerste brief' }))
  const files = within(await screen.findByRole('list', { name: 'Files of Eerste brief' }))
  files.getByText('On hold: No valid address')
  files.getByText('Post kwam terug.')
  files.getByText('Then: Tweede brief, 10-12-2026')
  await user.click(files.getByRole('checkbox', { name: 'Include file 2026-00011' }))
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('status').textContent).toBe(
      '1 step · 119 files · 1 left out · 20 of them on hold · costs €400.00',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Approve and run' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Run these steps?' }))
  dialog.getByText('Eerste brief: 100 of 120 can be done')
  expect(await violations()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Files at most' }), 'veel')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve and run' })).toHaveProperty('disabled', true))
  await user.clear(dialog.getByRole('textbox', { name: 'Files at most' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Files at most' }), '50')
  await quiet()
  expect(await api.rows('processing_run')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Approve and run' }))
  await screen.findByRole('heading', { name: 'Runs and monitoring' })
  const [run] = await api.rows('processing_run')
  expect(run).toMatchObject({ type: 'file', status: 'approved', most: 50, excluded: [{ file: 11 }] })
  expect((await api.rows('processing_run_steps')).map(({ target_id }) => target_id)).toEqual([letter])
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
})

test('nothing is due: the page says so', async ({ api }) => {
  await open(api, [])
  await screen.findByRole('heading', { name: 'Nothing is due' })
  await never(() => screen.queryByRole('table'))
})
