/** Removing a lost second factor on the page of an employee, after a confirmation. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const label = 'Remove second factor'

async function addKarel(api: Api) {
  const id = await api.addUser({ username: 'karel', acl: ['ROLE_SETTINGS'] })
  const text = `insert into second_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now())`
  await api.engine.query({ text, values: [id] })
  return id
}

const test = base.extend(
  'isOn',
  ({ api }) =>
    async () =>
      (await api.rows('second_factor')).length === 1,
)

test('a lost second factor is removed once the question is answered with yes', async ({ api, isOn }) => {
  await renderPage(api, { path: `/employee/${await addKarel(api)}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const first = await screen.findByRole('dialog', { name: label })
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(first).getByRole('button', { name: 'Cancel' })),
  )
  expect(await isOn()).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const dialog = await screen.findByRole('dialog', { name: label })
  expect(dialog.textContent).toContain('Remove the second factor of karel?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('The second factor of karel is removed.')
  expect(await isOn()).toBe(false)
})

test('one’s own is not removed here, nor one that is not there', async ({ api }) => {
  const { go } = await renderPage(api, { path: `/employee/${await addKarel(api)}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await screen.findByRole('button', { name: label })
  await go(`/employee/${await api.addUser({ username: 'femke' })}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await screen.findByRole('button', { name: 'End sessions' })
  await screen.findByText('No password yet')
  await never(() => screen.queryByRole('button', { name: label }))
  const admin = (await api.rows('app_user')).find(({ username }) => username === 'admin')
  await go(`/employee/${String(admin?.id)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await screen.findByRole('button', { name: 'Send password link' })
  await never(() => screen.queryByRole('button', { name: label }))
})

test('what changes how an account signs in is offered to who holds all of its rights', async ({ api }) => {
  const id = await api.addUser({ username: 'femke', acl: ['ROLE_FINANCE'] })
  await renderPage(api, { path: `/employee/${id}`, who: ['ROLE_EMPLOYEE', 'ROLE_MANAGE_EMPLOYEE'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await screen.findByRole('button', { name: 'End sessions' })
  await screen.findByText('No password yet')
  // Sending a link gives nothing to the sender, so it is offered for anybody.
  expect(screen.getByRole('button', { name: 'Send password link' })).toBeDefined()
  await never(() => screen.queryByRole('button', { name: label }))
})
