/** Saved views of a list: saved, opened by their address, changed, counted in the menu, deleted. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const busy = 'filter=%7B%22maxOpenItems%22%3A%7B%22gte%22%3A300%7D%7D'

async function addTeams(api: Api): Promise<void> {
  await api.create('team', { name: 'Noord', maxOpenItems: 100 })
  await api.create('team', { name: 'Zuid', maxOpenItems: 400 })
}
const saved = (api: Api, body: object = {}) =>
  api.create('saved-view', { name: 'Busy', list: 'team', audience: 'me', address: busy, ...body })
const menu = (name: RegExp | string) => screen.findByRole('button', { name })
const choose = async (button: RegExp | string, entry: string) => {
  await userEvent.click(await menu(button))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('what a list shows is saved under a name, with its filters and columns', async ({ api }) => {
  await addTeams(api)
  await renderPage(api, { path: `/settings/team?${busy}` })
  await screen.findByText('Zuid')
  await choose('Saved views', 'Save as a view…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }))
  await userEvent.type(await dialog.findByLabelText(/^Name/), 'Busy')
  await never(() => dialog.queryByLabelText(/^List/))
  expect(await violations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await menu('Saved views: Busy')).toBeTruthy()
  const [view] = await api.rows('saved_view')
  expect(view).toMatchObject({ name: 'Busy', list: 'team', audience: 'me', hidden: [], column_order: [] })
  expect(new URLSearchParams(String(view?.address)).get('filter')).toBe('{"maxOpenItems":{"gte":300}}')
})

test('the address of a view opens it; what is changed then is marked, and saved on purpose', async ({ api }) => {
  await addTeams(api)
  const { id } = await saved(api)
  await renderPage(api, { path: `/settings/team?view=${id}` })
  await screen.findByText('Zuid')
  await never(() => screen.queryByText('Noord'))
  await userEvent.click(await screen.findByRole('button', { name: /^Remove this filter/ }))
  expect(await screen.findByText('Noord')).toBeTruthy()
  await choose('Saved views: Busy, changed', 'Save changes to “Busy”')
  expect(await menu('Saved views: Busy')).toBeTruthy()
  const [view] = await api.rows('saved_view')
  expect(new URLSearchParams(String(view?.address)).get('filter')).toBe('{}')
  await choose('Saved views: Busy', 'Change “Busy”…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the view' }))
  expect(await dialog.findByLabelText(/^Name/)).toBeTruthy()
  await never(() => dialog.queryByLabelText(/^List/))
})

test('a view that is gone leads to the list, and says so', async ({ api }) => {
  await addTeams(api)
  const { id } = await saved(api)
  await api.as('admin').delete(`/api/v4/saved-view/${id}`)
  await renderPage(api, { path: `/settings/team?view=${id}` })
  expect(await screen.findByText('This view is gone, or not for you.')).toBeTruthy()
  expect(await screen.findByText('Noord')).toBeTruthy()
})

test('deleting asks first, and leaves the list as it is', async ({ api }) => {
  await addTeams(api)
  const { id } = await saved(api)
  await renderPage(api, { path: `/settings/team?view=${id}` })
  await screen.findByText('Zuid')
  await choose('Saved views: Busy', 'Delete “Busy”')
  await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Yes' }))
  expect(await menu('Saved views')).toBeTruthy()
  await waitFor(async () => expect(await api.rows('saved_view')).toEqual([]))
  await never(() => screen.queryByText('Noord'))
})

test('whoever may not change a shared view can open it, and save one of their own', async ({ api }) => {
  const { id } = await saved(api, { list: 'allocation-template', audience: 'staff', address: 'filter=%7B%7D' })
  await renderPage(api, { path: `/finance/allocation-templates?view=${id}`, who: 'employee' })
  await userEvent.click(await menu('Saved views: Busy'))
  expect(await screen.findByRole('menuitem', { name: 'Save as a view…' })).toBeTruthy()
  await never(() => screen.queryByRole('menuitem', { name: 'Delete “Busy”' }))
})

test('a view has its own density, whatever its reader prefers', async ({ api }) => {
  await addTeams(api)
  const { id } = await saved(api, { density: 'compact' })
  const page = await renderPage(api, { path: '/settings/team' })
  await screen.findByText('Zuid')
  const height = () => document.querySelector<HTMLElement>('[data-scrolls]')?.style.getPropertyValue('--row')
  expect(height()).toBe('40px')
  await page.go(`/settings/team?view=${id}`)
  await waitFor(() => expect(height()).toBe('30px'))
  await choose('Saved views: Busy', 'Without a view')
  await waitFor(() => expect(height()).toBe('40px'))
})
