/** The dialog that sends a message: templates that are meant for the file, and what holds it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { addTemplate, openDesk, openFor } from '#tests/server/subjects/messages/writing.ts'

const test = base
  .extend('office', async ({ api }) => openDesk(api))
  .extend('file', async ({ api, office }) => openFor(api, office))

test('templates of other customers, other debtors and the system are not offered', async ({ api, office, file }) => {
  const { id: other } = await api.create('customer', { number: 'K-9', company: 'Anders' })
  await addTemplate(api, 'email', { name: 'Of another customer', customer_id: other })
  await addTemplate(api, 'email', { name: 'Of the customer', customer_id: office.customer })
  await addTemplate(api, 'email', { name: 'For companies', file_type: 'company' })
  await addTemplate(api, 'email', { name: 'For consumers', file_type: 'private' })
  await addTemplate(api, 'email', { name: 'To the client', destination: 'client' })
  await addTemplate(api, 'email', { name: 'By the system', type: 'system' })
  await addTemplate(api, 'email', { name: 'For pre-collection', category: 'precasso' })
  await addTemplate(api, 'email', { name: 'By a step', type: 'step' })
  await addTemplate(api, 'email', { name: 'Off', active: false })
  // Whoever may send needs no right to read templates.
  const who = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND']
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=messages`, who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Send a message' }))
  const choice = await within(await screen.findByRole('dialog')).findByRole('combobox', { name: /Template/ })
  await waitFor(() => expect(choice.hasAttribute('aria-disabled')).toBe(false))
  await user.click(choice)
  const options = await within(await screen.findByRole('listbox')).findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'By a step',
    'email sjabloon',
    'For consumers',
    'Of the customer',
    'To the client',
  ])
  await user.click(options[2] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/saar@example.test/)
  expect(await violations()).toEqual([])
})

test('what holds a message is said with the way out; who may sends it all the same and says why', async ({
  api,
  file,
}) => {
  await api.engine.query({ text: 'update collection_file set disputed = true where id = $1', values: [file.id] })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=messages` })
  const user = userEvent.setup()
  expect(await screen.findByText(/Demands do not leave now/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Send a message' }))
  const dialog = within(await screen.findByRole('dialog'))
  const choice = await dialog.findByRole('combobox', { name: /Template/ })
  await waitFor(() => expect(choice.hasAttribute('aria-disabled')).toBe(false))
  await user.click(choice)
  await user.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: 'email sjabloon' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Disputed [art. 13 Wki]Settle the dispute first.')
  expect(dialog.queryByRole('switch')).toBeNull()
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send all the same' })
  expect(send.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: /Why do you send it/ }), 'Withdrawn')
  await user.click(send)
  await waitFor(async () =>
    expect(await api.rows('message')).toMatchObject([{ passed: ['disputed'], pass_reason: 'Withdrawn' }]),
  )
})

test('who owes it too may be chosen as the reader', async ({ api, office }) => {
  const vos = await api.create('debtor', { kind: 'private', firstName: 'Mo', lastName: 'Vos' })
  await api.create('debtor-contact', { debtor: vos.id, kind: 'email', email: 'mo@example.test' })
  const file = await openFor(api, office, { coDebtors: [vos.id] })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=messages` })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Send a message' }))
  const dialog = within(await screen.findByRole('dialog'))
  const choice = await dialog.findByRole('combobox', { name: /Template/ })
  await waitFor(() => expect(choice.hasAttribute('aria-disabled')).toBe(false))
  await user.click(choice)
  await user.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: 'email sjabloon' }))
  await dialog.findByText(/saar@example.test/)
  await user.click(dialog.getByRole('combobox', { name: 'To' }))
  await user.click(await screen.findByRole('option', { name: 'Mo Vos (co-debtor)' }))
  await dialog.findByText(/mo@example.test/)
  expect(await violations()).toEqual([])
})
