/** The page of a file: what is owed today and how it came about, and booking a payment on it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('file', async ({ api }) => {
  const { customer } = await openOffice(api)
  return openFile(api, {
    customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2025-1', '2024-12-31', 1_000)],
    interest: { type: 'none' },
  })
})

test('a payment that is booked changes what is owed, its derivation, the timeline and the calculation', async ({
  api,
  file,
}) => {
  await renderPage(api, { path: `/file/show-new/${file.id}`, who: staff })
  const user = userEvent.setup()
  const figures = within(await screen.findByRole('region', { name: 'What is owed today' }))
  await waitFor(() => expect(figures.getAllByText('€1,000.00')).toHaveLength(2))
  // By its key.
  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^Date/), '31-03-2025')
  await user.type(await dialog.findByLabelText(/^Amount/), '400')
  const settled = within(await dialog.findByRole('table', { name: 'This payment settles' }))
  expect(settled.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Principal€400.00',
    'Outstanding then (now €1,000.00)€600.00',
  ])
  expect(await api.rows('payment')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(figures.getAllByText('€600.00')).toHaveLength(2))
  expect(await api.rows('payment')).toMatchObject([{ amount: 40000, direction: 'in', file_id: file.id }])
  await within(await screen.findByRole('list', { name: 'What happened' })).findByText('Payment: principal €400.00')

  await user.click(figures.getByRole('button', { name: /^Principal/ }))
  const derivation = within(await screen.findByRole('dialog', { name: 'Principal' }))
  expect(derivation.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Claim 2025-1, due on 31-12-2024€1,000.00',
    'Payment on 31-03-2025: costs €0.00, interest €0.00, principal €400.00art. 6:44 BW-€400.00',
    'Principal€600.00',
  ])
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.keyboard('{Escape}'),
  )

  await user.keyboard('3')
  const table = within(await screen.findByRole('table', { name: 'How the outstanding amount came about' }))
  await table.findByText('Payment on 31-03-2025: costs €0.00, interest €0.00, principal €400.00')
  fireEvent.change(screen.getByLabelText('As of'), { target: { value: '2025-01-31' } })
  await waitFor(() => expect(table.getByText('Outstanding on 31-01-2025')).toBeDefined())
  expect(await violations()).toEqual([])
})

test('who may not book sees no buttons for it, and what was agreed with the customer', async ({ api, file }) => {
  await api.engine.query({ text: `update customer set commission = '7.5000'` })
  const page = await renderPage(api, {
    path: `/file/show-new/${file.id}?tab=finance`,
    who: ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'],
  })
  await screen.findByRole('region', { name: 'Payments' })
  for (const name of ['Add', 'Payment', 'Costs', 'Write off']) await never(() => screen.queryByRole('button', { name }))
  await never(() => screen.queryByRole('link', { name: 'Interest' }))
  await page.go(`/file/show-new/${file.id}?tab=client`)
  await screen.findByText('7.5%')
})

test('a closed file says why nothing is charged on it', async ({ api, file }) => {
  const { id: reason } = await api.create('close-reason', { code: 'out', name: { nl: 'Oninbaar' }, group: 'debtor' })
  await api.as(staff).post(`/api/v4/file/${file.id}/close`, { closeReason: reason })
  await renderPage(api, { path: `/file/show-new/${file.id}`, who: staff })
  const costs = await screen.findByRole('button', { name: 'Costs' })
  expect(costs.getAttribute('aria-disabled')).toBe('true')
  await screen.findByText(/^Closed on/)
  await userEvent.setup().keyboard('c')
  await screen.findByText('A closed file takes no new bookings: reopen it first.')
  await never(() => screen.queryByRole('dialog'))
})
