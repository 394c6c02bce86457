/** The check of an import on its page: dates as they were understood, and a column that the file lacks. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { headers, line, sent, uploader } from '#tests/support/sendImport.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('a column that the file lacks is filled in, and dates are shown as they were understood', async ({ api }) => {
  const user = userEvent.setup()
  const { customer } = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const client = api.as(uploader)
  const file = [headers, line('F1', '10').replace('01-02', '31-01').replace('15-02-2026', '02/15/2026')]
  const { id } = await sent(client, file.map((one) => one.split(';').slice(0, -1).join(';')).join('\r\n'), { customer })
  await renderPage(api, { path: `/file/import?job=${id}`, who: uploader })
  const order = await screen.findByRole('combobox', { name: 'Dates of Vervaldatum' })
  expect(order.textContent).toBe('Month first: 12/31/2026')
  expect(screen.getByRole('combobox', { name: 'Dates of Factuurdatum' }).textContent).toBe('Day first: 31-12-2026')
  await user.click(screen.getByRole('button', { name: 'Check 1 row' }))
  await api.runDue()
  const rows = within(await screen.findByRole('list', { name: 'Rows' }))
  await rows.findByText(/15-02-2026 \(02\/15\/2026\)/)
  const form = within(await rows.findByRole('form', { name: 'Correct line 2' }))
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Leiden{Enter}')
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toHaveProperty('disabled', false)
})
