/**
 * Shared information on its own page: its link is made, renewed and revoked; its password is removed after a
 * confirmation.
 */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'

const label = 'Remove password'
/** Adds one without a password, whose link is shown at once. */
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
  const first = within(await screen.findByRole('dialog'))
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(first.getByRole('button', { name: 'Cancel' })),
  )
  expect(await api.rows('shared_info')).toEqual(before)

  await gone(
    () => screen.queryByRole('button', { name: label }),
    async () => {
      await userEvent.click(screen.getByRole('button', { name: label }))
      const question = within(await screen.findByRole('dialog'))
      await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
      await screen.findByText('The password was removed')
    },
  )
  expect(await api.rows('shared_info')).toMatchObject([{ password: null, has_password: false }])
})

test('what was never locked has no password to remove', async ({ api }) => {
  const id = await addWithLink(api)
  await renderPage(api, { path: `/shared-info/${id}` })
  await screen.findByRole('button', { name: 'New link' })
  await never(() => screen.queryByRole('button', { name: label }))
})

const linkShown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'The link' })
  const link = within(dialog).getByRole<HTMLTextAreaElement>('textbox').value
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
  )
  return new URL(link).pathname
}
const stateOf = async (api: Api, path: string) =>
  (await api.anyone().get(`/api/v4${path}`)).json<{ state: string }>().state

test('whoever has just added it is shown its link; looking at it later makes none', async ({ api }) => {
  const { id } = await api.create('shared-info', shared)
  const page = await renderPage(api, { path: `/shared-info/${id}` })
  const make = await screen.findByRole('button', { name: 'Make the link' })
  expect(make.className).toContain('MuiButton-contained')
  expect((await api.rows('shared_info'))[0]).toMatchObject({ status: 'unshared', token_hash: null })

  await page.go(`/shared-info/add?duplicate=${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await stateOf(api, await linkShown())).toBe('open')
  const [, added] = await api.rows('shared_info')
  expect(page.path()).toBe(`/shared-info/${String(added?.id)}`)
  expect((await api.rows('shared_info')).map(({ status }) => status)).toEqual(['unshared', 'shared'])
})

test('a new link is asked for, since it ends the one before it; taken back, it is not made again', async ({ api }) => {
  const { id } = await api.create('shared-info', shared)
  await renderPage(api, { path: `/shared-info/${id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }))
  const first = await linkShown()
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }))
  const asked = await screen.findByRole('dialog', { name: 'New link' })
  expect(within(asked).getByText('The link before this one opens nothing any more.')).toBeTruthy()
  expect(await stateOf(api, first)).toBe('open')
  await userEvent.click(within(asked).getByRole('button', { name: 'New link' }))
  const second = await linkShown()
  expect([await stateOf(api, first), await stateOf(api, second)]).toEqual(['unknown', 'open'])

  await gone(
    () => screen.queryByRole('button', { name: 'New link' }),
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
      const dialog = await screen.findByRole('dialog', { name: 'Take back' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
      await screen.findByText('The link was taken back')
    },
  )
  expect(await stateOf(api, second)).toBe('revoked')
})

test('one whose last day is over says so where its link would be made', async ({ api }) => {
  const { id } = await api.create('shared-info', shared)
  const past = 'update shared_info set valid_until = $1 where id = $2'
  await api.engine.query({ text: past, values: ['2020-01-01T00:00:00Z', id] })
  await renderPage(api, { path: `/shared-info/${id}` })
  const make = await screen.findByRole('button', { name: 'Make the link' })
  expect(make.getAttribute('aria-disabled')).toBe('true')
  expect(make.title).toBe('Its last day is over; choose a later one first.')
  await userEvent.click(make)
  await quiet()
  expect((await api.rows('shared_info'))[0]).toMatchObject({ status: 'unshared', token_hash: null })
})
