// @vitest-environment jsdom
/** A choice that was made is typed over by another one, without emptying it first. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('what is typed over a chosen record finds another one', async ({ api }) => {
  await api.create('customer', { number: 'C-1', company: 'Owner' })
  await api.create('customer', { number: 'C-2', company: 'Successor' })
  await renderPage(api, { path: '/settings/merchant?add' })
  const dialog = within(await screen.findByRole('dialog'))
  const client = await dialog.findByRole('combobox', { name: /^Client/ })
  await userEvent.type(client, 'Owner')
  await userEvent.click(await screen.findByRole('option', { name: /Owner/ }))
  await waitFor(() => expect(client).toHaveProperty('value', 'Owner'))
  await userEvent.type(client, 'Succ', { initialSelectionStart: 0, initialSelectionEnd: 5 })
  await waitFor(() => expect(client).toHaveProperty('value', 'Succ'))
  await userEvent.click(await screen.findByRole('option', { name: /Successor/ }))
  await waitFor(() => expect(client).toHaveProperty('value', 'Successor'))
})
