/** Arrangements and disputes on the page of a file: planned with a preview, accepted, paid, changed, answered. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { addMonths } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { claim, euros, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2024-12-31', 1_000)],
      interest: { type: 'none' },
    }),
  )
const today = (api: Api) => dayOf(api.app.now())
/** The first day of a later month. */
const ahead = (api: Api, months: number) => `${addMonths(today(api), months).slice(0, 8)}01`
const post = (api: Api, path: string, body: object = {}) => api.as(staff).post(`/api/v4/${path}`, body)

test('a plan is previewed while it is typed, and asked for', async ({ api, file }) => {
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=arrangement`, who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make an arrangement' }))
  const dialog = within(await screen.findByRole('dialog'))
  const preview = within(await dialog.findByRole('table', { name: 'Terms' }))
  expect(preview.getAllByRole('row')).toHaveLength(6)
  const count = dialog.getByLabelText('Number of terms')
  await user.clear(count)
  await user.type(count, '4')
  await waitFor(() => expect(dialog.getAllByText('€250.00')).toHaveLength(4))
  await user.click(dialog.getByRole('button', { name: 'Fixed amount' }))
  await dialog.findByText('Fill in the fields to see the terms.')
  await user.type(dialog.getByLabelText('Amount of a term'), '300')
  await waitFor(() => expect(dialog.getAllByText('€300.00')).toHaveLength(3))
  await dialog.findByText('€100.00')
  expect(await violations()).toEqual([])
  expect(await api.rows('arrangement')).toEqual([])
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.click(dialog.getByRole('button', { name: 'Ask for it' })),
  )
  const terms = within(await screen.findByRole('table', { name: 'Terms' }))
  expect(terms.getAllByRole('row')).toHaveLength(5)
})

test('an arrangement that is asked for is accepted, and a term of it waived', async ({ api, file }) => {
  await post(api, `file/${file.id}/arrangement`, { instalments: 4, startDate: ahead(api, 1) })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=arrangement`, who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Accept' }))
  await screen.findByText('€0.00 of €1,000.00 paid')
  await waitFor(async () => expect(await api.rows('arrangement')).toMatchObject([{ status: 'active' }]))
  const [more] = await screen.findAllByRole('button', { name: /^Actions of the term/ })
  if (!more) throw new Error('no actions')
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Waive' }))
  const asking = within(await screen.findByRole('dialog'))
  await user.type(asking.getByLabelText(/^Reason/), 'Ill')
  await user.click(await asking.findByRole('button', { name: 'Waive' }))
  await screen.findByText('Ill')
  expect((await api.rows('instalment'))[0]).toMatchObject({ status: 'waived', change: 'waived' })
})

test('terms of one’s own; what the server refuses stands at the terms', async ({ api, file }) => {
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=arrangement`, who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make an arrangement' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Own terms' }))
  await user.type(await dialog.findByLabelText('Amount of term 1'), '400')
  await user.click(await dialog.findByRole('button', { name: 'Add a term' }))
  const second = await dialog.findByLabelText('Amount of term 2')
  await user.clear(second)
  await user.type(second, '700')
  await dialog.findByText('No more than €1,000.00 is owed.')
  await user.clear(second)
  await user.type(second, '100')
  await dialog.findByText(/^2 terms, €500.00 in all/)
  await user.click(dialog.getByRole('button', { name: 'Ask for it' }))
  await waitFor(async () => expect(await api.rows('arrangement')).toMatchObject([{ total: 500_00, frequency: 'free' }]))
})

test('a client sees the course of it, and no buttons', async ({ api, file }) => {
  const body = { instalments: 2, startDate: ahead(api, 1) }
  const { id } = (await post(api, `file/${file.id}/arrangement`, body)).json<{ id: number }>()
  await post(api, `arrangement/${id}/accept`)
  await post(api, `file/${file.id}/payments`, { date: today(api), amount: euros(600) })
  await renderPage(api, {
    path: `/file/show-new/${file.id}?tab=arrangement`,
    who: ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'],
  })
  await screen.findByText('€600.00 of €1,000.00 paid')
  const terms = within(await screen.findByRole('table', { name: 'Terms' }))
  expect(terms.getAllByRole('row').map(({ textContent }) => textContent)[1]).toContain('Paid')
  await screen.findByText('€600.00 of €1,000.00 paid')
  await never(() => screen.queryByRole('button', { name: /^(Accept|Break off|Actions of|Make)/ }))
  expect(await violations()).toEqual([])
})

test('a dispute is recorded, put to the client, and granted; a credit note is one click away', async ({
  api,
  file,
}) => {
  const user = userEvent.setup()
  const { id } = (
    await post(api, 'dispute', { file: file.id, kind: 'defect', openedAt: '2025-05-01', text: 'It does not work.' })
  ).json<{ id: number }>()
  await post(api, `dispute/${id}/ask`, { question: 'Is that so?' })
  await post(api, `dispute/${id}/answer`, { answer: 'We replace it.' })
  await post(api, `dispute/${id}/grant`, { outcome: 'Replaced' })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=disputes`, who: staff })
  for (const text of ['It does not work.', 'Is that so?', 'We replace it.', 'Replaced'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(await violations()).toEqual([])
  const [credit] = await screen.findAllByRole('button', { name: 'Add a credit note' })
  if (!credit) throw new Error('no button')
  await user.click(credit)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText(/^Kind/).textContent).toContain('Credit note'))
})
