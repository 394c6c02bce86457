// @vitest-environment jsdom
/** Changing texts as a settings admin, with the real server. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import { originals, speak } from '#server/foundation/messages.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

afterEach(() => speak(originals))

const open = async (api: Api, path: string) => {
  await renderPage(api, { path, who: 'settings' })
  await screen.findByRole('heading', { name: 'Texts' })
  return userEvent.setup()
}
const edit = async (user: ReturnType<typeof userEvent.setup>, key: string) => {
  await user.click(await screen.findByRole('button', { name: `Change “${key}”` }))
  return within(await screen.findByRole('dialog'))
}
/** Pasted, because typing letter by letter is slow and tested elsewhere. */
const retype = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('§9.1 a changed text shows at once on the page of who changed it, and can be taken back', async ({ api }) => {
  const user = await open(api, '/settings/texts?search=pages.texts')
  const dialog = await edit(user, 'pages.texts')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  retype(dialog.getByLabelText('English'), 'Wordings')
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.click(dialog.getByRole('button', { name: 'Save' })),
  )
  await screen.findByRole('heading', { name: 'Wordings' })
  expect(await api.rows('changed_text')).toMatchObject([{ locale: 'en', key: 'pages.texts', text: 'Wordings' }])
  expect(await within(screen.getByRole('table')).findByText('changed')).toBeTruthy()

  const again = await edit(user, 'pages.texts')
  expect(again.getByText(/Changed by settings on \d\d-\d\d-\d{4}/)).toBeTruthy()
  await user.click(again.getByRole('button', { name: /Take back/ }))
  await waitFor(() => expect(again.getByLabelText<HTMLInputElement>('English').value).toBe('Texts'))
  await screen.findByRole('heading', { name: 'Texts', hidden: true })
  expect(await api.rows('changed_text')).toEqual([])
})

test('what cannot stand for the original is refused under its language; the others are kept', async ({ api }) => {
  const user = await open(api, '/settings/texts?search=error.relation')
  const dialog = await edit(user, 'error.relation')
  retype(dialog.getByLabelText('English'), 'Gone.')
  retype(await dialog.findByLabelText('Nederlands'), 'Deze %name% is er niet.')
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  await dialog.findByText('This text must have %name% in it.')
  expect(dialog.getByLabelText('English').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText<HTMLInputElement>('English').value).toBe('Gone.')
  expect(await api.rows('changed_text')).toMatchObject([{ locale: 'nl', text: 'Deze %name% is er niet.' }])
})

test('the text of a mail about accounts is shown to who may not change it, with the reason', async ({ api }) => {
  const user = await open(api, '/settings/texts?search=mail.emailChanged.body')
  const dialog = await edit(user, 'mail.emailChanged.body')
  expect(dialog.getByRole('alert').textContent).toMatch(/only a super administrator/)
  expect(dialog.getByLabelText<HTMLInputElement>('English').disabled).toBe(true)
})

test('what was typed is not lost by leaving the dialog', async ({ api }) => {
  const user = await open(api, '/settings/texts?search=shell.menu')
  const dialog = await edit(user, 'shell.menu')
  retype(dialog.getByLabelText('English'), 'Everything')
  await user.keyboard('{Escape}')
  await user.click(await dialog.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('English').value).toBe('Everything'))
  await user.keyboard('{Escape}')
  await gone(
    () => screen.queryByRole('dialog'),
    async () => user.click(await dialog.findByRole('button', { name: 'Discard' })),
  )
  expect(await api.rows('changed_text')).toEqual([])
})

test('the list and its dialog can be used by everyone', async ({ api }) => {
  await api.as('settings').put('/api/v4/texts/en', { key: 'resources.merchant.name', text: 'Shop |||| Shops' })
  const user = await open(api, '/settings/texts?search=resources.merchant.name')
  await screen.findByRole('table')
  await edit(user, 'resources.merchant.name')
  expect(await violations()).toEqual([])
})

test('Enter saves a text of one line', async ({ api }) => {
  const user = await open(api, '/settings/texts?search=shell.menu')
  const dialog = await edit(user, 'shell.menu')
  retype(dialog.getByLabelText('English'), 'Pages')
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.type(dialog.getByLabelText('English'), '{Enter}'),
  )
  expect(await api.rows('changed_text')).toMatchObject([{ text: 'Pages' }])
})

test('the list is searched, narrowed and turned by page', async ({ api }) => {
  await api.as('settings').put('/api/v4/texts/fr', { key: 'shell.menu', text: 'Le menu' })
  const user = await open(api, '/settings/texts')
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await screen.findByRole('table')
  const first = rows()
  expect(first).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: /next page/i }))
  await waitFor(() => expect(rows()).not.toEqual(first))

  const search = within(screen.getByRole('main')).getByRole('searchbox')
  retype(search, 'hoofdmenu')
  await waitFor(() => expect(rows()).toEqual(['shell.menu']))
  retype(search, '')
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(await screen.findByRole('option', { name: 'Changed' }))
  await waitFor(() => expect(rows()).toEqual(['shell.menu']))
  await user.click(screen.getByRole('combobox', { name: 'Part' }))
  await user.click(await screen.findByRole('option', { name: 'Merchants' }))
  await screen.findByText('Nothing matches this search and these filters.')
})

test('developers see which keys are missing, and clear the list', async ({ api }) => {
  const items = [{ locale: 'nl', key: 'shell.gone', page: '/settings/merchant' }]
  await api.as('employee').post('/api/v4/texts/missing', { items })
  await renderPage(api, { path: '/developer/texts' })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('rowheader').textContent).toBe('shell.gone')
  expect(table.getByRole('link').getAttribute('href')).toBe('/settings/merchant')
  await userEvent.click(screen.getByRole('button', { name: 'Clear list' }))
  await screen.findByText('No key is missing.')
  expect(await api.rows('missing_text')).toEqual([])
})
