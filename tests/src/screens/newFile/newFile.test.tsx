/** The wizard for a new file: mistakes at their step, the client of the address, rows by keyboard. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const path = '/file/create/new'

test('it begins with the client of the address, and says at its step what is refused', async ({ api, office }) => {
  await api.engine.query({
    text: `update customer set due_diligence_status = 'rejected' where id = $1`,
    values: [office.customer],
  })
  await renderPage(api, { path: `${path}?customer=${office.customer}`, who: staff })
  const user = userEvent.setup()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveProperty('value', 'Energie Noord B.V.'),
  )
  await never(() => screen.queryByText('This field is required.'))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('No new files of Energie Noord B.V. are taken: its due diligence was rejected.')
  await screen.findByText('This field is required.')
  expect(await violations()).toEqual([])
})

test('a debtor of whom nothing is typed is missing at its name, and an address that is begun is in the Netherlands', async ({
  api,
  office,
}) => {
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  await renderPage(api, { path: `${path}?customer=${office.customer}&step=debtor`, who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  const name = await screen.findByRole('textbox', { name: /^Last name/ })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This field is required.',
  )
  expect(screen.queryAllByText('This field is required.')).toHaveLength(1)
  const country = screen.getByRole('combobox', { name: /^Country/ })
  expect(country).toHaveProperty('value', '')
  await user.type(screen.getByRole('textbox', { name: /^Street/ }), 'Kade')
  await waitFor(() => expect(country).toHaveProperty('value', expect.stringContaining('Nederland')))
})

test('Enter goes down a column and begins a row; what cannot be read is told while it stands there', async ({
  api,
  office,
}) => {
  await renderPage(api, { path: `${path}?customer=${office.customer}&step=claims`, who: staff })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Number, claim 1'), 'F-1')
  await user.type(await screen.findByLabelText('Amount, claim 1'), 'abc{Enter}')
  await screen.findByText('This is no amount.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Number, claim 2')))
  await user.keyboard('F-1{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Number, claim 1')))
  const amount = screen.getByLabelText('Amount, claim 1')
  await user.clear(amount)
  await user.type(amount, '1.234,56')
  await user.tab()
  await waitFor(() => expect(amount).toHaveProperty('value', '1234.56'))
  for (const [field, day] of [
    ['Invoice date', '1-1-2026'],
    ['Due date', '310126'],
  ] as const)
    await user.type(screen.getByLabelText(`${field}, claim 1`), day)
  expect((await screen.findAllByText('€1,234.56')).length).toBeGreaterThan(0)
  // The second row has a number alone.
  screen.getByText('1 claim')
  screen.getByText('1 row is not right yet and does not count')
  await gone(
    () => screen.queryByLabelText('Number, claim 2'),
    () => user.click(screen.getByRole('button', { name: 'Remove claim 2' })),
  )
  expect(await violations()).toEqual([])
})

test('where the customer sends the 14-day letter itself the step says so, and not that it is sent from the file', async ({
  api,
  office,
}) => {
  await api.engine.query({
    text: 'update customer set sends14_day_letter = true where id = $1',
    values: [office.customer],
  })
  await renderPage(api, { path: `${path}?customer=${office.customer}&step=letter`, who: staff })
  await screen.findByText('Energie Noord B.V. sends the 14-day letter itself, as was agreed.')
  await screen.findByText(/The customer sends it: fill in here when\./)
  await never(() => screen.queryByText(/It is sent from the file/))
})

test('a letter that co-debtors got too can be said, where there are any', async ({ api, office }) => {
  const [debtor, other] = await Promise.all(
    ['Jansen', 'Vos'].map((lastName) => api.create('debtor', { kind: 'private', lastName })),
  )
  const claim = { number: 'F-1', invoiceDate: '2026-01-01', dueDate: '2026-01-31', amount: '1000' }
  const values = {
    fileType: 'private',
    customer: office.customer,
    debtor: debtor?.id,
    coDebtors: [other?.id],
    chosen: { isKnown: true, hasInterest: false },
    claims: [claim],
    letter: { isSent: true, sent: '10-02-2026', by: 'post', amount: '150' },
  }
  const kept = await api.as(staff).put('/api/v4/users/me/drafts/file/new', { values, base: {} })
  expect(kept.statusCode).toBe(200)
  await renderPage(api, { path: `${path}?step=letter`, who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Go on with it' }))
  await user.click(await screen.findByRole('button', { name: /14-day letter/ }))
  const box = await screen.findByRole('checkbox', { name: 'Letter sent to co-debtors too' })
  await screen.findAllByText(/Collection costs of €150\.00, after a 14-day letter/)
  await user.click(box)
  await screen.findAllByText(/Collection costs of €150\.00 from/)
  expect(await violations()).toEqual([])
})
