// @vitest-environment jsdom
/** A unique value that another record has is told at its field while it is typed. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never, pass } from '#tests/support/waits.ts'

test('a name that exists is told at its field with a link, until it is another one', async ({ api }) => {
  const { id } = await api.create('court', { name: 'Rechtbank Amsterdam', type: 'district' })
  await renderPage(api, { path: '/courts/add' })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Rechtbank Amsterdam')
  const note = await screen.findByText(/^Already in use by/)
  expect(note.getAttribute('role')).toBe('alert')
  expect(note.textContent).toBe('Already in use by Rechtbank Amsterdam.')
  const link = within(note).getByRole('link')
  expect(link.getAttribute('href')).toBe(`/courts/${id}`)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name.getAttribute('aria-describedby')).toBe(note.closest('p')?.id)
  expect(await violations()).toEqual([])
  await gone(
    () => screen.queryByText(/^Already in use by/),
    () => userEvent.type(name, ' Noord'),
  )
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'))
})

test('of a set of values it is told at the one that the schema marks; a stored value is not asked about', async ({
  api,
}) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Owner' })
  await api.create('merchant', { name: 'First', client: customer.id, externalId: 'X-1' })
  const { id } = await api.create('merchant', { name: 'Second', client: customer.id, externalId: 'X-2' })
  await renderPage(api, { path: `/settings/merchant?edit=${id}` })
  const dialog = within(await screen.findByRole('dialog'))
  const external = await dialog.findByRole('textbox', { name: /^External id/ })
  await userEvent.clear(external)
  await userEvent.type(external, 'X-1')
  const note = await dialog.findByRole('alert')
  expect(note.textContent).toBe('Already in use by First.')
  expect(external.getAttribute('aria-describedby')).toBe(note.closest('p')?.id)
  await gone(
    () => dialog.queryByRole('alert'),
    () => userEvent.clear(external),
  )
  await pass(1000, () => userEvent.type(external, 'X-2'))
  await never(() => dialog.queryByRole('alert'))
})
