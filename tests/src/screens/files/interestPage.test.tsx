/** The interest of a file: old stands beside new while one types, and nothing is saved without a reason. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'
import { test as base } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const test = base.extend('file', async ({ api }) => {
  const { customer } = await openOffice(api)
  return openFile(api, {
    customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2025-1', '2024-12-31', 1_000)],
    interest: { type: 'statutory' },
  })
})

test('a contract’s rate is compared, refused at its field while it is wrong, and saved with a reason', async ({
  api,
  file,
}) => {
  await renderPage(api, { path: `/file/settings/interest-rate/${file.id}`, who: staff })
  const user = userEvent.setup()
  const row = within(await screen.findByRole('group', { name: 'Agreement 1' }))
  await user.click(row.getByRole('combobox', { name: /^Interest/ }))
  await user.click(await screen.findByRole('option', { name: 'Contractual' }))
  await user.type(await row.findByLabelText('Rate'), '120')
  await row.findByText('A percentage from 0 to 100, with at most four decimals.')
  await user.clear(row.getByLabelText('Rate'))
  await user.type(await row.findByLabelText('Rate'), '12')
  await screen.findByRole('row', { name: /^Interest a day €0\.\d\d €0\.33/ })
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  expect(await violations()).toEqual([])
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed by mail')
  await user.click(save)
  await waitFor(async () =>
    expect(await api.rows('interest_setting')).toMatchObject([{ type: 'contractual', reason: 'Agreed by mail' }]),
  )
  await screen.findByText('Interest of the file changed')
})

test('days of an agreement are typed as they are read; what is no day is refused at its field', async ({
  api,
  file,
}) => {
  await renderPage(api, { path: `/file/settings/interest-rate/${file.id}`, who: staff })
  const user = userEvent.setup()
  const row = within(await screen.findByRole('group', { name: 'Agreement 1' }))
  const until = row.getByLabelText('Until')
  await user.type(until, '31-2-2026')
  await row.findByText(/^This is not a day/)
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed by mail')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(until.getAttribute('aria-invalid')).toBe('true'))
  expect(await api.rows('interest_setting')).toMatchObject([{ until_day: null }])
  await user.clear(until)
  await user.type(until, '28-2-2026')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Interest of the file changed')
  expect(await api.rows('interest_setting')).toMatchObject([{ until_day: '2026-02-28' }])
})
