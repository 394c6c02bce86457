/** Files of items on their pages: sent, looked back at, and each with its rows and what is wrong with them. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { csv, line, sent, validate } from '#tests/support/sendImport.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const who = ['ROLE_EMPLOYEE', 'ROLE_PRECASSO_CREATE_UPLOAD']
const files = [...who, 'ROLE_FILE_CREATE_UPLOAD']

test('a file is sent for a customer, and the page says what becomes of its rows', async ({ api }) => {
  await renderPage(api, { path: '/precasso/upload', who })
  await screen.findByRole('heading', { name: 'Upload pre-collection' })
  screen.getByText(/^Invoices of the same debtor become one item/)
  await screen.findByRole('combobox', { name: /^Customer/ })
  expect(screen.getByRole('link', { name: 'Earlier uploads' }).getAttribute('href')).toContain('view-uploaded')
})

test('the page asks what the file has, and its address keeps the answer', async ({ api }) => {
  const user = userEvent.setup()
  const app = await renderPage(api, { path: '/precasso/upload', who })
  const choice = within(await screen.findByRole('group', { name: 'What the file has' }))
  const pressed = () => choice.getByRole('button', { pressed: true }).textContent
  expect(pressed()).toBe('New items')
  await gone(
    () => screen.queryByText(/^Invoices of the same debtor become one item/),
    () => user.click(choice.getByRole('button', { name: 'Payments and credits' })),
  )
  await screen.findByText(/^Each row names an item/)
  expect(pressed()).toBe('Payments and credits')
  // Nothing is made of PDFs beside payments, so none are asked for.
  await never(() => screen.queryByText(/PDF/))
  await never(() => screen.queryByText(/A negative amount becomes a credit note/))
  expect(app.address()).toContain('type=precasso_update')
  await user.click(choice.getByRole('button', { name: 'New items' }))
  await screen.findByText(/^Invoices of the same debtor become one item/)
  expect(app.address()).not.toContain('type=')
})

test('a file of payments is opened from the list, without options of items that begin', async ({ api }) => {
  const user = userEvent.setup()
  const { customer } = await openOffice(api)
  const client = api.as(files)
  const rows = 'Postnummer;Datum;Betaald\r\nP2026999999;01-12-2025;10'
  const { id } = await sent(client, rows, { customer, type: 'precasso_update', name: 'betaald.csv' })
  await validate(api, client, id)
  const app = await renderPage(api, { path: '/precasso/upload/view-uploaded', who })
  const row = await screen.findByRole('row', { name: /betaald\.csv/ })
  within(row).getByText('Payments and credits of pre-collection')
  await user.click(within(row).getByRole('link', { name: 'betaald.csv' }))
  await screen.findByRole('heading', { name: 'Upload pre-collection: betaald.csv' })
  const wrong = within(await screen.findByRole('list', { name: 'Rows' }))
  expect(await wrong.findByRole('textbox', { name: 'Postnummer' })).toHaveProperty('value', 'P2026999999')
  await never(() => screen.queryByRole('radiogroup'))
  await never(() => screen.queryByRole('group', { name: 'What the file has' }))
  await user.click(screen.getByRole('link', { name: 'Another file' }))
  await screen.findByText(/^Each row names an item/)
  expect(app.address()).toContain('type=precasso_update')
})

test('earlier files of items are listed without those of claims, and lead to their rows with what is wrong', async ({
  api,
}) => {
  const user = userEvent.setup()
  const { customer } = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const client = api.as(files)
  const rows = csv(line('F1', 'veel'), line('F2', '10', 2)).replaceAll('-2026', '-2025')
  const { id } = await sent(client, rows, { customer, type: 'precasso', name: 'posten.csv' })
  await validate(api, client, id)
  await sent(client, rows, { customer, type: 'file', name: 'dossiers.csv' })
  const app = await renderPage(api, { path: '/precasso/upload/view-uploaded', who })
  await screen.findByRole('heading', { name: 'Uploaded pre-collection' })
  const row = await screen.findByRole('row', { name: /posten\.csv/ })
  within(row).getByText('Checked')
  await never(() => screen.queryByText('dossiers.csv'))
  await user.click(within(row).getByRole('link', { name: 'posten.csv' }))
  await waitFor(() => expect(app.path()).toContain('/precasso/upload'))
  await screen.findByRole('heading', { name: 'Upload pre-collection: posten.csv' })
  const list = within(await screen.findByRole('list', { name: 'Rows' }))
  expect(await list.findByRole('textbox', { name: 'Bedrag' })).toHaveProperty('value', 'veel')
  list.getByText(/^“veel”/)
  await never(() => screen.queryByText('Add new claims to the running file of the debtor'))
  screen.getByRole('button', { name: 'Import 1 row' })
  expect(await violations()).toEqual([])
})

test('where nothing was uploaded the list says so', async ({ api }) => {
  await renderPage(api, { path: '/precasso/upload/view-uploaded', who })
  await screen.findByText('Nothing was uploaded yet.')
})
