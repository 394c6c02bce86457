/** Choosing rights: under their areas, and only those that one may give. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('rights stand under their area, and what one lacks cannot be given', async ({ api }) => {
  await renderPage(api, { path: '/employee/new', who: ['ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE', 'ROLE_NEWS'] })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Extra rights' }))
  const list = await screen.findByRole('listbox')
  const employees = within(list).getByText('Employees').closest('li')
  expect(within(employees ?? list).getByRole('option', { name: 'Manage employees' })).toBeTruthy()
  const right = (name: string) => within(list).getByRole('option', { name })
  expect(right('Finance').getAttribute('aria-disabled')).toBe('true')
  expect(right('Manage news').getAttribute('aria-disabled')).toBe('false')
  expect(within(list).queryByRole('option', { name: 'Works as somebody else' })).toBeNull()
  await userEvent.click(right('Manage news'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Manage news' })).toBeTruthy())
})
