// @vitest-environment jsdom
/** Double clicks, a network that is down, a record that is gone. */
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished } from 'vitest'
import { setUser } from '#providers/session.ts'
import { resources } from '#resources/generated/resources.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

test('who clicks twice, and again while the dialog fades out, adds one record', async ({ api }) => {
  await api.create('customer', { number: 'C-1', company: 'Owner' })
  await renderPage(api, { path: '/settings/merchant?add' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/^Name/), 'Once')
  await userEvent.type(await dialog.findByRole('combobox', { name: /^Client/ }), 'Owner')
  await userEvent.click(await screen.findByRole('option', { name: /Owner/ }))
  const form = (await screen.findByRole('dialog')).querySelector('form')
  if (!form) throw new Error('The dialog has no form.')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await expect.poll(() => api.rows('merchant')).toHaveLength(1)
  await gone(
    () => screen.queryByRole('dialog'),
    () => fireEvent.submit(form),
  )
  expect(await api.rows('merchant')).toHaveLength(1)
})

test.for(['/settings/team/new', '/settings/merchant?add'])(
  'the form of %s is the one that the resource names',
  async (path, { api }) => {
    const names = ['team', 'merchant']
    for (const { options = {} } of resources.filter(({ name }) => names.includes(name))) {
      const generated = options.form
      options.form = () => <p>Made by hand</p>
      onTestFinished(() => {
        options.form = generated
      })
    }
    await renderPage(api, { path })
    expect(await screen.findByText('Made by hand')).toBeTruthy()
    await never(() => document.querySelector('form'))
  },
)

test('who deletes is told first what goes along, and what only loses a link', async ({ api }) => {
  const client = await api.create('customer', { number: 'C-1', company: 'Owner' })
  const { id } = await api.create('merchant', { name: 'Needed', client: client.id })
  const items = [
    { entity: 'user', property: 'a', count: 2, onDelete: 'unlinked' },
    { entity: 'customer', property: 'b', count: 1000, more: true, onDelete: 'deleted' },
    { entity: 'team', property: 'c', count: 3 },
  ]
  const answers = [http.get(`*/api/v4/merchant/${id}/usage`, () => HttpResponse.json({ items }))]
  await renderPage(api, { path: '/settings/merchant', answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Needed' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText(/^No longer linked to it: 2 \w+/)).toBeTruthy()
  expect(question.getByText('Deleted with it: more than 1,000 Customers.')).toBeTruthy()
  // What has to point elsewhere first.
  expect(question.getByText('Used by 3 Teams')).toBeTruthy()
})

test('a refused form can be sent again', async ({ api }) => {
  await api.create('team', { name: 'North' })
  await renderPage(api, { path: '/settings/team/new' })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'North')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('Already in use.')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add' }))
  await expect.poll(() => api.rows('team')).toHaveLength(2)
})

test('nothing waits for the browser to believe in the network: a call is made, and fails or not', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before' })
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await renderPage(api, { path: `/customer/${id}/edit` })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Trade name/ }), 'Typed')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('customer')).toMatchObject([{ trade_name: 'Typed' }])
})

test.for(['/settings/merchant?edit={id}', '/customer/{id}/edit', '/customer/{id}'])(
  '%s says that the record is not there, without an empty form',
  async (path, { api }) => {
    const client = await api.create('customer', { number: 'C-1', company: 'Gone' })
    const merchant = await api.create('merchant', { name: 'Gone', client: client.id })
    await api.as('admin').delete(`/api/v4/merchant/${merchant.id}`)
    await api.as('admin').delete(`/api/v4/customer/${client.id}`)
    const { id } = path.includes('merchant') ? merchant : client
    await renderPage(api, { path: path.replace('{id}', String(id)) })
    expect(await screen.findByText('Not found.')).toBeTruthy()
    await never(() => document.querySelector('form'))
    await never(() => screen.queryByRole('button', { name: 'Try again' }))
  },
)

test('leaving asks for as long as something typed is not saved, also while it is being sent', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Before' })
  const sent = Promise.withResolvers<Response>()
  const answers = [http.put('*/api/v4/customer/*', () => sent.promise)]
  await renderPage(api, { path: `/customer/${id}/edit`, answers })
  const name = await screen.findByRole('textbox', { name: /^Trade name/ })
  expect(asksOnLeaving()).toBe(false)
  await userEvent.type(name, 'Typed')
  await waitFor(() => expect(asksOnLeaving()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(asksOnLeaving()).toBe(true)
  sent.resolve(HttpResponse.json({ error: 'Out of order.' }, { status: 500 }))
  await screen.findByText('Out of order.')
  expect(asksOnLeaving()).toBe(true)
  // Another person signed in over the page, which reloads for that person.
  setUser({ id: await api.addUser({ username: 'bob' }), username: 'bob', name: 'Bob', acl: [] })
  expect(asksOnLeaving()).toBe(false)
})

const asksOnLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the last save is undone from its notification', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  await renderPage(api, { path: `/settings/team/${id}/edit` })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '-East')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('team')).toMatchObject([{ name: 'North-East' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('The last change has been undone.')
  expect(await api.rows('team')).toMatchObject([{ name: 'North', version: 3 }])
})
