/** The page of a debtor: all its files, a protection entered and ended, and merging with another and splitting again. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const who = [...staff, 'ROLE_MERGING']
const test = base.extend('debtor', async ({ api }) => {
  const { customer } = await openOffice(api)
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const open = (debtor: unknown) =>
    openFile(api, {
      customer,
      fileType: 'private',
      debtor,
      claims: [claim('1', '2025-02-01', 100)],
      interest: { type: 'none' },
    })
  const at = (street: string, validFrom: string, validUntil?: string) => ({
    street,
    houseNumber: 1,
    postcode: '1012 AB',
    city: 'Amsterdam',
    country,
    validFrom,
    ...(validUntil && { validUntil, status: 'moved' }),
  })
  const first = await open({
    ...person,
    birthDate: '1980-04-05',
    vulnerable: true,
    addresses: [at('Kade', '2024-01-01'), at('Gracht', '2020-01-01', '2023-12-31')],
    contacts: [
      { kind: 'email', email: 'saar@example.nl', preferred: true },
      { kind: 'mobile', phone: '+31612345678' },
    ],
  })
  const second = await open(first.debtor)
  const other = await open({ ...person, firstName: 'S.' })
  return { id: first.debtor, files: [first.number, second.number], other: other.debtor }
})

test('the page tells who it is, how to reach it, and the state of all its files', async ({ api, debtor }) => {
  const page = await renderPage(api, { path: `/debtor/${debtor.id}`, who })
  const user = userEvent.setup()
  const card = within(await screen.findByRole('region', { name: 'Debtor' }))
  await card.findByText('Kade 1, 1012 AB Amsterdam')
  card.getByText(/born 05-04-1980/)
  expect((await card.findByRole('link', { name: 'saar@example.nl' })).getAttribute('href')).toBe(
    'mailto:saar@example.nl',
  )
  expect(card.getByRole('link', { name: '+31612345678' }).getAttribute('href')).toBe('tel:+31612345678')
  card.getByText('Vulnerable')
  await user.click(screen.getByRole('tab', { name: /^Files/ }))
  const files = within(await screen.findByRole('region', { name: 'Files' }))
  for (const number of debtor.files) files.getByRole('link', { name: number })
  await screen.findByText('2 × Not started')
  await user.click(screen.getByRole('tab', { name: 'Addresses' }))
  const periods = await screen.findByRole('list', { name: 'Addresses' })
  const items = within(periods).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null])
  expect(items[1]?.textContent).toContain('01-01-2020 – 31-12-2023')
  expect(page.path()).toBe(`/debtor/${debtor.id}`)
})

test('a protection is previewed and entered, and ended with a decision per file', async ({ api, debtor }) => {
  await renderPage(api, { path: `/debtor/${debtor.id}?tab=protection`, who })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('tabpanel'))
  await user.click(await panel.findByRole('button', { name: 'Enter a protection' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('combobox', { name: /^Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Moratorium' }))
  await dialog.findByText('2 files will be suspended')
  expect(await api.rows('insolvency_event')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Enter' }))
  await screen.findByText(/This debtor is protected: nothing is collected/)
  const states = async () => (await api.rows('collection_file')).map((row) => row.workflow_status)
  expect(await states()).toEqual(['suspend', 'suspend', 'not_started'])
  await user.click(await panel.findByRole('button', { name: 'End' }))
  const end = within(await screen.findByRole('dialog', { name: /^End: Moratorium/ }))
  const [one] = await end.findAllByRole('group', { name: new RegExp(debtor.files[0] ?? '') })
  await user.click(within(one as HTMLElement).getByRole('combobox', { name: 'Afterwards' }))
  await user.click(await screen.findByRole('option', { name: 'Resume' }))
  await gone(
    () => screen.queryByText(/nothing is collected/),
    async () => user.click(await end.findByRole('button', { name: 'End' })),
  )
  await waitFor(async () => expect(await states()).toEqual(['in_progress', 'suspend', 'not_started']))
})

test('another debtor is merged after a preview, its page leads here, and it is split off again', async ({
  api,
  debtor,
}) => {
  const page = await renderPage(api, { path: `/debtor/${debtor.id}`, who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('combobox', { name: /^Other debtor/ }), 'S.')
  await user.click(await screen.findByRole('option', { name: /S\. de Wit/ }))
  await dialog.findByText('1 File (Debtor)')
  expect((await api.rows('debtor')).filter((row) => row.merged_into_id !== null)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  await screen.findByRole('region', { name: 'Merged debtors' })
  await page.go(`/debtor/${debtor.other}`)
  await waitFor(() => expect(page.path()).toBe(`/debtor/${debtor.id}`))
  await screen.findByText(/was merged into this one/)
  const merged = within(await screen.findByRole('region', { name: 'Merged debtors' }))
  await user.click(merged.getByRole('button', { name: 'Split off' }))
  const question = within(await screen.findByRole('dialog'))
  await gone(
    () => screen.queryByText('Merged debtors'),
    () => user.click(question.getByRole('button', { name: /confirm/i })),
  )
  expect((await api.rows('debtor')).filter((row) => row.merged_into_id !== null)).toEqual([])
})

test('the list has the number of files, and leaves out who was merged into another', async ({ api, debtor }) => {
  await api.as('admin').post(`/api/v4/debtor/${debtor.id}/merge`, { other: debtor.other })
  await renderPage(api, { path: '/debtor', who })
  const row = await screen.findByRole('row', { name: /Saar de Wit/ })
  await waitFor(() => expect(row.textContent).toMatch(/Amsterdam.*3.*3.*€300\.00/))
  await never(() => screen.queryByRole('row', { name: /S\. de Wit/ }))
})

test('who may only look sees no buttons', async ({ api, debtor }) => {
  await renderPage(api, { path: `/debtor/${debtor.id}?tab=protection`, who: ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'] })
  await screen.findByText('This debtor is not protected.')
  await never(() => screen.queryByRole('button', { name: 'Enter a protection' }))
  await never(() => screen.queryByRole('button', { name: 'Merge' }))
})
