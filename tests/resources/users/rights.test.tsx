/** Choosing rights: grouped by area, limited to those that one may give. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { portalRoles } from '#domain/access/portalRoles.ts'
import texts from '#schemas/generated/texts.en.json' with { type: 'json' }
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

test('rights stand under their area, and what one lacks cannot be given', async ({ api }) => {
  await renderPage(api, { path: '/employee/new?tab=work', who: ['ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE', 'ROLE_NEWS'] })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Extra rights' }))
  const list = await screen.findByRole('listbox')
  const employees = within(list).getByText('Employees').closest('li')
  expect(within(employees ?? list).getByRole('option', { name: 'Manage employees' })).toBeTruthy()
  const right = (name: string) => within(list).getByRole('option', { name })
  expect(right('Finance').getAttribute('aria-disabled')).toBe('true')
  expect(right('Manage news').getAttribute('aria-disabled')).toBe('false')
  await never(() => within(list).queryByRole('option', { name: 'Works as somebody else' }))
  await userEvent.click(right('Manage news'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Manage news' })).toBeTruthy())
})

const names: Readonly<Record<string, string>> = texts.roles

test('an account of the portal is offered the rights of the portal only, as soon as it is said to be one', async ({
  api,
}) => {
  await renderPage(api, { path: '/employee/new?tab=work' })
  const offered = async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Extra rights' }))
    const options = await within(await screen.findByRole('listbox')).findAllByRole('option')
    const labels = options.map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    return labels
  }
  const translated = (roles: readonly string[]) => roles.map((role) => names[role]).sort()
  expect(await offered()).toContain('Manage employees')
  const kind = screen.getAllByRole('combobox').find(({ textContent }) => textContent === 'Employee')
  await userEvent.click(kind ?? document.body)
  await userEvent.click(await screen.findByRole('option', { name: 'Customer' }))
  await waitFor(async () => expect((await offered()).toSorted()).toEqual(translated(portalRoles)))
})
