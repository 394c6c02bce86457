/** The Log tab of a file: written, searched, decided, budgeted; and what people of a client see of it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { clientOf, editor, test, write } from '#tests/server/subjects/fileLog/office.ts'
import { euros } from '#tests/server/subjects/ledger/office.ts'

const who = editor

test('a call is written down, with new data of the debtor, which are accepted', async ({ api, file }) => {
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=log`, who })
  const user = userEvent.setup()
  await screen.findByText(/Nothing is written yet/)
  await user.click(await screen.findByRole('button', { name: 'Call' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Number of the caller'), '06-12345678')
  await dialog.findByText('A number of Saar de Wit.')
  await user.click(dialog.getByRole('button', { name: 'New data of the debtor' }))
  await dialog.findByText('Now: Amsterdam')
  await user.type(dialog.getByLabelText('City'), 'Utrecht')
  expect(await violations()).toEqual([])
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.click(dialog.getByRole('button', { name: 'Save' })),
  )
  const entry = await screen.findByRole('button', { name: /Call with the debtor.*Data to decide/ })
  await user.click(entry)
  await user.click(await screen.findByRole('button', { name: 'Decide on the data' }))
  const deciding = within(await screen.findByRole('dialog'))
  await deciding.findByText('Utrecht')
  expect(deciding.getByText('Amsterdam').tagName).toBe('DEL')
  await user.click(deciding.getByRole('button', { name: 'Accept' }))
  await screen.findByRole('button', { name: /Call with the debtor.*Data accepted/ })
  expect((await api.rows('debtor_address'))[1]).toMatchObject({ city: 'Utrecht' })
})

test('what the server refuses stands at its input, and nothing is lost', async ({ api, file }) => {
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=log`, who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Note' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Subject/), 'Verhuisd')
  await user.click(await dialog.findByRole('button', { name: 'New data of the debtor' }))
  await user.type(await dialog.findByLabelText('E-mail'), 'geen adres')
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  await dialog.findByText('This is not written well.')
  expect(dialog.getByLabelText(/^Subject/)).toHaveProperty('value', 'Verhuisd')
  expect(await api.rows('file_log')).toEqual([])
})

test('the log is searched and filtered', async ({ api, file }) => {
  await write(api, file.id, { subject: 'Belde over termijnen' })
  await write(api, file.id, { subject: 'Dagvaarding', category: 'legal' })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=log`, who })
  const user = userEvent.setup()
  await screen.findByText('2 entries')
  await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'termijnen')
  await screen.findByText('1 entry')
  await user.clear(screen.getByRole('searchbox', { name: 'Search the log' }))
  await gone(
    () => screen.queryByRole('button', { name: /termijnen/, hidden: true }),
    async () => {
      await user.click(await screen.findByLabelText('Category'))
      await user.click(await screen.findByRole('option', { name: 'Legal' }))
    },
  )
  await screen.findByRole('button', { name: /Dagvaarding/ })
})

test('terms that were asked for are allowed, by the plan that follows from them', async ({ api, file }) => {
  await write(api, file.id, {
    subject: 'Termijnen',
    termAmount: euros(250),
    termFrequency: 'monthly',
    termStart: '2026-07-01',
  })
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=log`, who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Termijnen/ }))
  await user.click(await screen.findByRole('button', { name: 'Allow terms' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Amount of a term')).toHaveProperty('value', '250.00')
  await user.click(dialog.getByRole('button', { name: 'Allow and begin' }))
  await waitFor(async () => expect(await api.rows('arrangement')).toMatchObject([{ status: 'active' }]))
})

test('what a person can pay follows while one types', async ({ api, file }) => {
  await write(api, file.id)
  await renderPage(api, { path: `/file/show-new/${file.id}?tab=log`, who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Telefoontje/ }))
  await user.click(await screen.findByRole('button', { name: 'Income and expenses' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [income, expenses] = dialog.getAllByLabelText('Amount')
  if (!income || !expenses) throw new Error('no amounts')
  await user.type(income, '1800')
  await user.type(expenses, '1500,50')
  const worked = within(await dialog.findByRole('status'))
  await waitFor(() => expect(worked.getByText('€299.50')).toBeDefined())
  expect(await violations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await api.rows('file_log'))[0]).toMatchObject({ capacity: 29_950 }))
})

test('people of the client read their notes and write one', async ({ api, file }) => {
  await write(api, file.id, { subject: 'Voor u', visibleToClient: true })
  await write(api, file.id, { subject: 'Intern' })
  await clientOf(api, file.customer).get('/health')
  await renderPage(api, { path: `/file/${file.id}?tab=log`, who: ['ROLE_CUSTOMER'] })
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /Voor u/ })
  await never(() => screen.queryByText('Intern'))
  await user.click(screen.getByRole('button', { name: 'Note for the office' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Subject/), 'Al nieuws?')
  expect(await violations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: /Al nieuws/ })
})
