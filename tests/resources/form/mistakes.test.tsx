// @vitest-environment jsdom
/** How mistakes are shown, whoever found them: the first message under its input, the rest above the fields. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

test('mistakes that the browser finds stand under their inputs', async ({ api }) => {
  await renderPage(api, { path: '/settings/merchant?add' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/KVK number/), '123')
  await userEvent.click(await dialog.findByRole('button', { name: /^Add$/ }))

  expect(await dialog.findByText('A KVK number has exactly 8 digits.')).toBeTruthy()
  expect(dialog.getByLabelText(/KVK number/).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getAllByText('This field is required.')).toHaveLength(2)
  expect(await violations()).toEqual([])
  expect(await api.rows('merchant')).toEqual([])
})

test('mistakes that only the server knows of stand under their inputs too, and nothing is stored', async ({ api }) => {
  await api.create('team', { name: 'North' })
  await renderPage(api, { path: '/settings/team/new' })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'North')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))

  expect(await screen.findByText('Already in use.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true')
  expect(await api.rows('team')).toHaveLength(1)

  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await expect.poll(() => api.rows('team')).toMatchObject([{}, { name: 'North 2' }])
})

test('who saves second is shown both sides, and chooses', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before', city: 'Ede' })
  await renderPage(api, { path: `/customer/${id}/edit` })
  const company = await screen.findByRole('textbox', { name: /^Company/ })
  await userEvent.clear(company)
  await userEvent.type(company, 'Mine')
  const other = await api.as('admin').put(`/api/v4/customer/${id}`, { company: 'Theirs', city: 'Urk', _version: 1 })
  expect(other.statusCode).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Mine: Mine')).toBeTruthy()
  expect(dialog.getByText('Theirs: Theirs')).toBeTruthy()
  expect(dialog.getByText('It was: Before')).toBeTruthy()
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
  expect(await api.rows('customer')).toMatchObject([{ company: 'Theirs', version: 2 }])

  await userEvent.click(dialog.getByRole('button', { name: 'Use this choice' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('customer')).toMatchObject([{ company: 'Mine', city: 'Urk', version: 3 }])
})

test('who saves second and touched other fields is not asked: both changes are kept', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before', city: 'Ede' })
  await renderPage(api, { path: `/customer/${id}/edit` })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Trade name/ }), 'Mine')
  for (const [version, change] of [{ company: 'Theirs' }, { city: 'Urk' }].entries())
    await api.as('admin').put(`/api/v4/customer/${id}`, { ...change, _version: version + 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => api.rows('customer'))
    .toMatchObject([{ company: 'Theirs', city: 'Urk', trade_name: 'Mine', version: 4 }])
  await never(() => screen.queryByRole('dialog'))
})

test('of what both changed theirs can be taken', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before' })
  await renderPage(api, { path: `/customer/${id}/edit` })
  const company = await screen.findByRole('textbox', { name: /^Company/ })
  await userEvent.type(company, ' mine')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Trade name/ }), 'Mine')
  await api.as('admin').put(`/api/v4/customer/${id}`, { company: 'Theirs', _version: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Theirs: Theirs' }))
  expect(await violations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Use this choice' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('customer')).toMatchObject([{ company: 'Theirs', trade_name: 'Mine', version: 3 }])
})

test('an amount in another currency, and a time that the clock skips, are told from mere nonsense', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before' })
  const { go } = await renderPage(api, { path: `/customer/${id}/edit?tab=bank` })
  const amount = await screen.findByRole('textbox', { name: /^Payout minimum/ })
  await userEvent.type(amount, '£12')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText(/^This is the sign of another currency/)
  await userEvent.type(amount, 'x')
  await screen.findByText(/^This is not an amount/)
  expect(await api.rows('customer')).toMatchObject([{ version: 1 }])

  await go('/news/add')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const from = await screen.findByRole('textbox', { name: /^Published from/ })
  await userEvent.type(from, '28-03-2027 02:30')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText(/^This time does not exist/)
  await userEvent.type(from, 'x')
  await screen.findByText('This is not a valid date and time.')
  expect(await api.rows('news_item')).toEqual([])
})

test('a rule over two fields is told under its field before anything is sent', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A', contractFrom: '2026-02-01' })
  const sent: string[] = []
  const notes = http.put('*/api/v4/customer/*', ({ request }) => void sent.push(request.url))
  await renderPage(api, { path: `/customer/${id}/edit?tab=agreement`, answers: [notes] })
  const until = await screen.findByRole('textbox', { name: /^Contract until/ })
  const type = (value: string) => {
    fireEvent.change(until, { target: { value } })
    fireEvent.blur(until)
  }
  type('31-01-2026')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This comes before the beginning.')).toBeTruthy()
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])

  type('01-02-2026')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('customer')).toMatchObject([{ version: 2 }])
  expect(sent).toHaveLength(1)
})
