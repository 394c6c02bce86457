// @vitest-environment jsdom
/** What is typed into a form waits as a draft until it is saved or discarded. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never, pass, quiet } from '#tests/support/waits.ts'

const nameBox = () => screen.findByRole('textbox', { name: /^Name/ })
const button = (name: string) => screen.findByRole('button', { name })

test('what is typed is kept, shown, and filled in again on purpose; saving takes it away', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  const page = await renderPage(api, { path: `/settings/team/${id}/edit` })
  await userEvent.type(await nameBox(), '-East')
  await screen.findByText(/^Draft of \d\d:\d\d kept$/)
  expect(await api.rows('draft')).toMatchObject([
    { entity: 'team', record_id: id, values: { name: 'North-East' }, base: { name: 'North', _version: 1 } },
  ])
  await page.go('/settings/team')
  await screen.findByText('What you typed has not been saved. It can wait here as a draft.')
  await userEvent.click(await button('Keep draft'))
  await screen.findByText('Active only')
  await page.go('/account')
  await userEvent.click(await screen.findByRole('link', { name: /^Team: North/ }))
  await screen.findByText(/^There is a draft of /)
  expect((await nameBox()).getAttribute('value')).toBe('North')
  await userEvent.click(await button('Go on with it'))
  await waitFor(async () => expect((await nameBox()).getAttribute('value')).toBe('North-East'))
  await userEvent.click(await button('Save'))
  await expect.poll(() => api.rows('team')).toMatchObject([{ name: 'North-East' }])
  await expect.poll(() => api.rows('draft')).toEqual([])
})

test('a draft of a new record in a dialog is discarded on purpose, and not touched while it waits for an answer', async ({
  api,
}) => {
  const put = (client: { put: (path: string, body: object) => Promise<unknown> }) =>
    client.put('/api/v4/users/me/drafts/merchant/new', { values: { name: 'Waiting' }, base: {} })
  await renderPage(api, { path: '/settings/merchant?add', first: put })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^There is a draft of /)
  const name = await dialog.findByLabelText(/^Name/)
  await pass(10_000, () => userEvent.type(name, 'Other'))
  await quiet()
  expect(await api.rows('draft')).toMatchObject([{ values: { name: 'Waiting' } }])
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await expect.poll(() => api.rows('draft')).toEqual([])
  await userEvent.type(await dialog.findByLabelText(/^Name/), 's')
  await expect.poll(() => api.rows('draft')).toMatchObject([{ values: { name: 'Others' } }])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Discard' }))
  await expect.poll(() => api.rows('draft')).toEqual([])
  expect(await api.rows('merchant')).toEqual([])
})

test('who goes on with a draft that somebody overtook chooses, and closing the question overwrites nothing', async ({
  api,
}) => {
  const { id } = await api.create('team', { name: 'North' })
  await renderPage(api, {
    path: `/settings/team/${id}/edit`,
    first: async (client) => {
      const draft = { values: { name: 'Mine' }, base: { name: 'North', _version: 1 } }
      await client.put(`/api/v4/users/me/drafts/team/${id}`, draft)
      await client.put(`/api/v4/team/${id}`, { name: 'Theirs', _version: 1 })
    },
  })
  await userEvent.click(await button('Go on with it'))
  await screen.findByText('Someone else changed this in the meantime')
  await userEvent.click(await button('Cancel'))
  await userEvent.click(await button('Save'))
  const question = within(await screen.findByRole('dialog'))
  await question.findByText('Someone else changed this in the meantime')
  expect(await api.rows('team')).toMatchObject([{ name: 'Theirs' }])
  await userEvent.click(question.getByRole('button', { name: 'Use this choice' }))
  await userEvent.click(await button('Save'))
  await expect.poll(() => api.rows('team')).toMatchObject([{ name: 'Mine' }])
  await expect.poll(() => api.rows('draft')).toEqual([])
})

/** As another tab of the same browser does. */
const told = (id: number, what: string) =>
  act(() => {
    const newValue = JSON.stringify({ draft: `/api/v4/users/me/drafts/team/${id}`, what })
    window.dispatchEvent(new StorageEvent('storage', { key: 'dossier.draft', newValue }))
  })

test('a draft discarded in another tab is told, and what is typed here is kept again', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  await renderPage(api, { path: `/settings/team/${id}/edit` })
  await userEvent.type(await nameBox(), '-East')
  await screen.findByText(/^Draft of \d\d:\d\d kept$/)
  await api.engine.query({ text: 'delete from draft' })
  told(id, 'discarded')
  await screen.findByText('The draft was discarded in another tab. What you typed here is still here.')
  await expect.poll(() => api.rows('draft')).toMatchObject([{ values: { name: 'North-East' } }])
  expect((await nameBox()).getAttribute('value')).toBe('North-East')
})

test('a save in another tab is told; a form with nothing typed shows it, and one with something saves both', async ({
  api,
}) => {
  const { id } = await api.create('team', { name: 'North' })
  let other: (values: object) => Promise<unknown> = async () => {}
  await renderPage(api, {
    path: `/settings/team/${id}/edit`,
    first: async (client) => (other = (values) => client.put(`/api/v4/team/${id}`, values)),
  })
  await nameBox()
  await other({ name: 'South', _version: 1 })
  told(id, 'saved')
  await screen.findByText('This was saved in another tab.')
  await expect.poll(async () => (await nameBox()).getAttribute('value')).toBe('South')

  await userEvent.type(await nameBox(), '-West')
  await screen.findByText(/^Draft of \d\d:\d\d kept$/)
  await other({ active: false, _version: 2 })
  told(id, 'saved')
  await screen.findByText('This was saved in another tab. What you typed here is still here.')
  await userEvent.click(await button('Save'))
  await expect.poll(() => api.rows('team')).toMatchObject([{ name: 'South-West', active: false, version: 4 }])
})

test('a draft typed in another tab since is told once, and saving here leaves it', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  let other: (values: object) => Promise<unknown> = async () => {}
  await renderPage(api, {
    path: `/settings/team/${id}/edit`,
    first: async (client) => (other = (body) => client.put(`/api/v4/users/me/drafts/team/${id}`, body)),
  })
  await userEvent.type(await nameBox(), '-East')
  await screen.findByText(/^Draft of \d\d:\d\d kept$/)
  await other({ values: { name: 'Other' }, base: { name: 'North', _version: 1 } })
  told(id, 'kept')
  const note = await screen.findByText(/^In another tab you have typed something here/)
  await userEvent.click(within(note.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Close' }))
  told(id, 'kept')
  await never(() => screen.queryByText(/^In another tab/))
  await userEvent.click(await button('Save'))
  await expect.poll(() => api.rows('team')).toMatchObject([{ name: 'North-East' }])
  await screen.findByText(/Record updated|Element updated|Saved/)
  expect(await api.rows('draft')).toMatchObject([{ values: { name: 'Other' } }])
})
