// @vitest-environment jsdom
/** Child rows, filled in and shown with their parent: generated views with the real server. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { FieldErrors, Refused } from '#server/errors.ts'
import { startWith } from '#tests/server/records/schemaServer.ts'
import type { Api } from '#tests/support/api.ts'
import { generatedViews } from './generatedViews.ts'
import { violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'
import { invoices } from './invoices.ts'
import { openViews } from './openViews.tsx'

const [server, views] = [
  await startWith(invoices, {
    'invoice-line': {
      beforeCreate: (body) => {
        if (body.text === 'refused') throw new Refused('No.')
        if (body.text === 'taken') throw new FieldErrors({ text: ['Taken.'] })
        return body
      },
    },
  }),
  await generatedViews('children', invoices),
]
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})

type Line = { id: number; _version: number; text: string }
type Invoice = { id: number; _version: number; name: string; lines: Line[] }
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const create = async (body: object): Promise<Invoice> =>
  (await api.as('admin').post('/api/v4/invoice', body)).json<Invoice>()
const read = async (id: number): Promise<Invoice> =>
  (await api.as('admin').get(`/api/v4/invoice/${id}`)).json<Invoice>()

const component = async (file: string, name: string) => (await views.load(file))[name] as ComponentType
async function open(path: string, who: string | readonly string[] = 'admin') {
  const folder = 'resources/generated'
  const [Form, Show] = [
    await component(`${folder}/invoices/InvoiceForm.tsx`, 'InvoiceForm'),
    await component(`${folder}/invoices/InvoiceShow.tsx`, 'InvoiceShow'),
  ]
  return openViews({
    api,
    server,
    who,
    path,
    words: views.words('en'),
    resources: ['article', 'invoice', 'invoice-line'].map((name) => ({
      name,
      recordRepresentation: 'name',
      hasShow: name === 'invoice',
      hasEdit: name === 'invoice',
      options: { access: { read: 'ROLE_EMPLOYEE' }, form: Form },
    })),
    routes: {
      '/invoice/create': (
        <CreatePage resource="invoice">
          <Form />
        </CreatePage>
      ),
      '/invoice/:id': (
        <EditPage resource="invoice">
          <Form />
        </EditPage>
      ),
      '/invoice/:id/show': <Show />,
    },
  })
}
const rowsOf = () =>
  within(screen.getByRole('region', { name: 'Invoice lines' })).queryAllByRole('group', { name: /^Row/ })
const row = (index: number) => within(rowsOf()[index] as HTMLElement)
const type = async (index: number, name: RegExp, text: string) => {
  const input = row(index).getByRole('textbox', { name })
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}

test('rows are typed below each other with Enter, their totals follow, and one call saves all', async () => {
  await open('/invoice/create')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'March')
  await userEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  await waitFor(() => expect(document.activeElement).toBe(row(0).getByRole('textbox', { name: /^Text/ })))
  await userEvent.keyboard('Paper')
  await type(0, /^Quantity/, '2')
  await type(0, /^Price/, '12.50')
  await waitFor(() => expect(row(0).getByRole('status', { name: 'Total' }).textContent).toContain('€25.00'))
  await userEvent.type(row(0).getByRole('textbox', { name: /^Price/ }), '{Enter}')
  await waitFor(() => expect(rowsOf()).toHaveLength(2))
  await waitFor(() => expect(document.activeElement).toBe(row(1).getByRole('textbox', { name: /^Text/ })))
  await userEvent.keyboard('Ink')
  await type(1, /^Price/, '3')
  await waitFor(() => expect(screen.getByRole('status', { name: 'Net' }).textContent).toContain('€28.00'))
  expect(screen.getByRole('status', { name: 'To pay' }).textContent).toContain('€28.00')
  // A blank row is not sent.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(rowsOf()).toHaveLength(3))
  expect(await violations()).toEqual([])
  expect(await api.rows('invoice')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await expect.poll(() => api.rows('invoice_line')).toHaveLength(2)
  expect(await api.rows('invoice')).toMatchObject([{ name: 'March', net: 2800, due: 2800 }])
  expect(await api.rows('invoice_line')).toMatchObject([
    { text: 'Paper', price: 1250, total: 2500, place: 1 },
    { text: 'Ink', price: 300, total: 300, place: 2 },
  ])
})

const filled = [
  { text: 'Paper', quantity: '2', price: euro(1250) },
  { text: 'Ink', quantity: '1', price: euro(300) },
  { text: 'Glue', quantity: '3', price: euro(100) },
]
const texts = async () =>
  (await api.rows('invoice_line')).toSorted((a, b) => Number(a.place) - Number(b.place)).map(({ text }) => text)

test('rows are changed, removed, moved and added, and only what differs is sent', async () => {
  const invoice = await create({ name: 'March', lines: filled })
  const sent = await open(`/invoice/${invoice.id}`)
  await screen.findByDisplayValue('Glue')
  await type(0, /^Text/, 'Cardboard')
  await userEvent.click(await row(1).findByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(document.activeElement).toBe(row(1).getByRole('textbox', { name: /^Text/ })))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  await userEvent.keyboard('Tape')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(texts).toEqual(['Glue', 'Cardboard', 'Tape'])
  const [one, , three] = invoice.lines
  expect(sent.at(-1)).toEqual({
    _version: 1,
    lines: [{ id: three?.id }, { id: one?.id, _version: 1, text: 'Cardboard' }, { text: 'Tape', quantity: '1' }],
  })
  expect(await api.rows('invoice')).toMatchObject([{ version: 2 }])
})

test('what is wrong stands at its cell, whoever finds it, and nothing is stored', async () => {
  const invoice = await create({ name: 'March', lines: filled.slice(0, 1) })
  const before = await api.rows('invoice_line')
  const sent = await open(`/invoice/${invoice.id}`)
  await screen.findByDisplayValue('Paper')
  await type(0, /^Text/, '')
  await userEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  await type(2, /^Text/, 'x')
  await type(2, /^Price/, 'twelve')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await row(0).findByText('This field is required.')).toBeTruthy()
  expect(row(2).getByText('This is not an amount, such as 1,234.56.')).toBeTruthy()
  await never(() => row(1).queryByText('This field is required.'))
  expect(sent).toEqual([])

  // The second row is blank and not sent, so the server calls the third the second.
  await type(0, /^Text/, 'Paper')
  await type(2, /^Price/, '')
  await type(2, /^Text/, 'taken')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await row(2).findByText('Taken.')).toBeTruthy()
  expect(row(2).getByRole('textbox', { name: /^Text/ }).getAttribute('aria-invalid')).toBe('true')
  await type(2, /^Text/, 'refused')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await row(2).findByText('No.')).toBeTruthy()
  expect(await api.rows('invoice_line')).toEqual(before)
  await type(2, /^Text/, 'fine')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(texts).toEqual(['Paper', 'fine'])
})

test('the rules of a row are held in it', async () => {
  const [line] = filled
  const invoice = await create({ name: 'March', lines: [{ ...line, startsOn: '2026-03-10', until: '2026-03-20' }] })
  const sent = await open(`/invoice/${invoice.id}`)
  await screen.findByDisplayValue('Paper')
  const until = row(0).getByRole('textbox', { name: /^Until/ })
  await userEvent.clear(until)
  await userEvent.type(until, '01-03-2026')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await row(0).findByText('A line does not end before it begins.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a row has pickers of its own', async () => {
  await api.as('admin').post('/api/v4/article', { name: 'Staples' })
  await open('/invoice/create')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'March')
  await userEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  await userEvent.keyboard('Ten')
  await userEvent.type(await row(0).findByRole('combobox', { name: /^Article/ }), 'Sta')
  await userEvent.click(await screen.findByRole('option', { name: 'Staples' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await expect.poll(() => api.rows('invoice_line')).toMatchObject([{ text: 'Ten', article_id: expect.anything() }])
})

test('who may not change rows sees them closed, and saves the rest', async () => {
  const invoice = await create({ name: 'March', lines: filled.slice(0, 1) })
  const sent = await open(`/invoice/${invoice.id}`, 'employee')
  const text = await screen.findByDisplayValue<HTMLInputElement>('Paper')
  expect(text.disabled).toBe(true)
  await never(() => screen.queryByRole('button', { name: 'Add row' }))
  await never(() => screen.queryByRole('button', { name: /^Remove/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('invoice')).toMatchObject([{ name: 'March!' }])
  expect(sent.at(-1)).toEqual({ _version: 1, name: 'March!' })
})

test.each([
  { who: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS'], count: 0 },
  { who: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_FINANCE'], count: 1 },
])('a property of a row stands there for who may read it: $who', async ({ who, count }) => {
  const invoice = await create({ name: 'March', lines: [{ ...filled[0], margin: 12 }] })
  await open(`/invoice/${invoice.id}`, who)
  await screen.findByDisplayValue('Paper')
  expect(row(0).queryAllByRole('textbox', { name: /^Margin/ })).toHaveLength(count)
  await type(0, /^Text/, 'Card')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => api.rows('invoice_line')).toMatchObject([{ text: 'Card', margin: 12 }])
})

const others = (invoice: Invoice, body: object) =>
  api.as('admin').put(`/api/v4/invoice/${invoice.id}`, { _version: invoice._version, ...body })

test('rows that only one of two changed are merged without a question', async () => {
  const invoice = await create({ name: 'March', lines: filled })
  const [one, two, three] = invoice.lines
  await open(`/invoice/${invoice.id}`)
  await screen.findByDisplayValue('Glue')
  await type(0, /^Text/, 'Cardboard')
  const lines = [{ id: one?.id, price: euro(1) }, { id: two?.id, text: 'Toner' }, { id: three?.id }, { text: 'Tape' }]
  expect((await others(invoice, { lines })).statusCode).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(texts).toEqual(['Cardboard', 'Toner', 'Glue', 'Tape'])
  expect((await read(invoice.id)).lines[0]).toMatchObject({ text: 'Cardboard', price: euro(1) })
  await never(() => screen.queryByRole('dialog'))
})

test('of a row that both changed, and of one that the other removed, the person chooses', async () => {
  const invoice = await create({ name: 'March', lines: filled })
  const [one, , three] = invoice.lines
  await open(`/invoice/${invoice.id}`)
  await screen.findByDisplayValue('Glue')
  await type(0, /^Text/, 'Mine')
  await type(1, /^Text/, 'Kept')
  await others(invoice, { lines: [{ id: one?.id, text: 'Theirs' }, { id: three?.id }] })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(2)
  expect(dialog.getByText(/^Mine: Mine, 2, €12.50/)).toBeTruthy()
  expect(dialog.getByText('Theirs: Removed')).toBeTruthy()
  expect(await texts()).toEqual(['Theirs', 'Glue'])
  await userEvent.click(dialog.getByRole('radio', { name: /^Theirs: Theirs/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use this choice' }))
  expect(await screen.findByDisplayValue('Theirs')).toBeTruthy()
  expect(screen.getByDisplayValue('Kept')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(texts).toEqual(['Theirs', 'Kept', 'Glue'])
})

test('the page of a record shows its rows', async () => {
  const invoice = await create({ name: 'March', lines: filled })
  await open(`/invoice/${invoice.id}/show`)
  const table = within(await screen.findByRole('table', { name: 'Invoice lines' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TextQuantityPriceTotal',
    'Paper2€12.50€25.00',
    'Ink1€3.00€3.00',
    'Glue3€1.00€3.00',
  ])
})

test('a copy has the rows as new ones', async () => {
  const invoice = await create({ name: 'March', lines: filled.slice(0, 2) })
  await open(`/invoice/create?duplicate=${invoice.id}`)
  await screen.findByDisplayValue('Ink')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await expect.poll(() => api.rows('invoice_line')).toHaveLength(4)
  expect((await read(invoice.id)).lines.map(({ id }) => id)).toEqual(invoice.lines.map(({ id }) => id))
})
