/** The overview of rights, and changing those of a group with the difference shown. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

test('the matrix says what each group may do, and who has a right', async ({ api }) => {
  await api.create('employee-group', { code: 'desk', name: 'Desk', roles: ['ROLE_NEWS'] })
  await renderPage(api, { path: '/settings/acl' })
  const table = await screen.findByRole('table', { name: 'Rights' })
  expect(within(table).getByTitle('Desk has: Manage news')).toBeDefined()
  await gone(
    () => within(table).queryAllByText('Agenda'),
    () => userEvent.type(screen.getByRole('searchbox', { name: 'Find a right' }), 'news'),
  )
  await userEvent.click(within(table).getByRole('button', { name: 'Manage news' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('link', { name: 'Desk' })
  expect(within(dialog).getByRole('link', { name: 'admin' })).toBeDefined()
})

test('what is given and taken is shown before it is saved', async ({ api }) => {
  const { id } = await api.create('employee-group', { code: 'desk', name: 'Desk', roles: ['ROLE_NEWS'] })
  await renderPage(api, { path: `/settings/acl/edit/${id}` })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Manage news' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Agenda' }))
  await waitFor(() =>
    expect(screen.getByText('You give').parentElement?.textContent).toBe('You giveAgendaYou takeManage news'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The rights of Desk are saved.')
  expect(await api.rows('employee_group')).toMatchObject([{ roles: ['ROLE_AGENDA'] }])
})

test('nobody is offered their own rights, nor to give what they have not', async ({ api }) => {
  const who = ['ROLE_SETTINGS_ACL', 'ROLE_NEWS']
  const other = await api.addUser({ username: 'piet', acl: ['ROLE_AGENDA'] })
  const { go } = await renderPage(api, { path: `/settings/acl/edit/${other}?kind=user`, who })
  expect(await screen.findByRole('checkbox', { name: 'Agenda' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox', { name: 'Manage news' })).toHaveProperty('disabled', false)
  const me = (await api.rows('app_user')).find(({ username }) => username !== 'piet')
  await go(`/settings/acl/edit/${String(me?.id)}?kind=user`)
  await screen.findByText('You cannot change your own rights.')
  expect(screen.getByRole('checkbox', { name: 'Manage news' })).toHaveProperty('disabled', true)
})
