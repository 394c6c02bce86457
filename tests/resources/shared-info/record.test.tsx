/** What is shared, on its own page: its password can be taken away, once asked. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

const label = 'Remove password'
/** Without one, whoever has just added it is shown the link at once. */
const addWithLink = async (api: Api, body: object = {}) => {
  const { id } = await api.create('shared-info', { ...shared, ...body })
  await api.as('admin').post(`/api/v4/shared-info/${id}/link`)
  return id
}
const shared = { title: 'Rules', content: '<p>Welcome</p>', validUntil: '2099-01-01T00:00:00.000Z' }

test('the password is removed once the question is answered with yes', async ({ api }) => {
  const id = await addWithLink(api, { password: 'between us' })
  const before = await api.rows('shared_info')
  await renderPage(api, { path: `/shared-info/${id}` })
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await api.rows('shared_info')).toEqual(before)

  await userEvent.click(screen.getByRole('button', { name: label }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('The password was removed')
  await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull())
  expect(await api.rows('shared_info')).toMatchObject([{ password: null, has_password: false }])
})

test('what was never locked has no password to remove', async ({ api }) => {
  const id = await addWithLink(api)
  await renderPage(api, { path: `/shared-info/${id}` })
  await screen.findByRole('button', { name: 'New link' })
  expect(screen.queryByRole('button', { name: label })).toBeNull()
})
