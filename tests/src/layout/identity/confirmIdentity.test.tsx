/** Important actions ask to confirm the identity first; typed input stays, and the call is repeated. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { forgetWhoIsThere } from '#tests/support/confirm.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

const password = 'correct horse battery'

/** The rights of a group with one change, by somebody who signed in a while ago. */
async function openRights(api: Api) {
  const { id } = await api.create('employee-group', { code: 'desk', name: 'Desk', roles: ['ROLE_NEWS'] })
  const text = `insert into credential (user_id, password_hash) select id, $1 from app_user where username = 'admin'`
  await api.engine.query({ text, values: [await hashPassword(password)] })
  await renderPage(api, { path: `/settings/acl/edit/${id}` })
  await forgetWhoIsThere(api)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Agenda' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  return screen.findByRole('dialog', { name: 'Show who you are' })
}
const roles = async (api: Api) => (await api.rows('employee_group'))[0]?.roles

test('the password is asked for over the page, a wrong one is told, and what was chosen is saved after it', async ({
  api,
}) => {
  const dialog = await openRights(api)
  expect(await violations()).toEqual([])
  const field = within(dialog).getByLabelText(/^Password/)
  await userEvent.type(field, 'wrong')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Go on' }))
  await within(dialog).findByText('This is not your password.')
  expect(await roles(api)).toEqual(['ROLE_NEWS'])
  await userEvent.clear(field)
  await gone(
    () => screen.queryByRole('dialog'),
    async () => {
      await userEvent.type(field, `${password}{Enter}`)
      await screen.findByText('The rights of Desk are saved.')
    },
  )
  expect(await roles(api)).toEqual(['ROLE_AGENDA', 'ROLE_NEWS'])
})

test('whoever closes it has done nothing and lost nothing', async ({ api }) => {
  const dialog = await openRights(api)
  await gone(
    () => screen.queryByRole('dialog'),
    async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await screen.findByText('Not done: you did not show who you are.')
    },
  )
  expect(screen.getByRole('checkbox', { name: 'Agenda' })).toHaveProperty('checked', true)
  expect(await roles(api)).toEqual(['ROLE_NEWS'])
})
