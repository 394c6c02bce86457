// @vitest-environment jsdom
/** Rows that are records of their own, filled in and shown with what they belong to: generated views, real server. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { startWith } from '#tests/server/records/schemaServer.ts'
import type { Api } from '#tests/support/api.ts'
import { generatedViews } from './generatedViews.ts'
import { violations } from '#tests/support/screen.tsx'
import { invoices } from './invoices.ts'
import { openViews } from './openViews.tsx'

const [server, views] = [await startWith(invoices), await generatedViews('children', invoices)]
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})

const component = async (file: string, name: string) => (await views.load(file))[name] as ComponentType
async function open(path: string, who: string | readonly string[] = 'admin') {
  const folder = 'resources/generated'
  const [Form, Show] = [
    await component(`${folder}/invoices/InvoiceForm.tsx`, 'InvoiceForm'),
    await component(`${folder}/invoices/InvoiceShow.tsx`, 'InvoiceShow'),
  ]
  await openViews({
    ...{ api, server, who, path },
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
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(document.activeElement).toBe(row(0).getByRole('textbox', { name: /^Text/ }))
  await userEvent.keyboard('Paper')
  await type(0, /^Quantity/, '2')
  await type(0, /^Price/, '12.50')
  expect(row(0).getByRole('status', { name: 'Total' }).textContent).toContain('€25.00')
  await userEvent.type(row(0).getByRole('textbox', { name: /^Price/ }), '{Enter}')
  expect(rowsOf()).toHaveLength(2)
  expect(document.activeElement).toBe(row(1).getByRole('textbox', { name: /^Text/ }))
  await userEvent.keyboard('Ink')
  await type(1, /^Price/, '3')
  expect(screen.getByRole('status', { name: 'Net' }).textContent).toContain('€28.00')
  expect(screen.getByRole('status', { name: 'To pay' }).textContent).toContain('€28.00')
  // One that nothing was typed in is not sent.
  await userEvent.keyboard('{Enter}')
  expect(rowsOf()).toHaveLength(3)
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
