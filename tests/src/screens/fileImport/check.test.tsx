/** The check of an import on its page: amounts as understood, wrong rows corrected in place, unusual files confirmed. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { csv, imported, line, sent, uploader, validate } from '#tests/support/sendImport.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

test('a wrong cell is corrected where it is told, and an unusual file is confirmed before it can be imported', async ({
  api,
}) => {
  const user = userEvent.setup()
  const { customer } = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const client = api.as(uploader)
  await imported(api, client, csv(line('A1', '10')), { customer })
  const { id } = await sent(client, csv(line('F1', '1.250', 2), line('F2', 'veel', 3)), { customer })
  await validate(api, client, id)
  await renderPage(api, { path: `/file/import?job=${id}`, who: uploader })

  const sum = within(await screen.findByRole('group', { name: 'Sum of the file' }))
  sum.getByText('€1,250.00')
  const rows = within(await screen.findByRole('list', { name: 'Rows' }))
  const [right, wrong] = await rows.findAllByRole('listitem')
  within(right as HTMLElement).getByText('Jansen2')
  within(right as HTMLElement).getByText('€1,250.00')
  within(right as HTMLElement).getByText('Sent: 1.250')
  expect(within(right as HTMLElement).queryByRole('form')).toBeNull()
  const start = await screen.findByRole('button', { name: 'Import 1 row' })
  await user.click(screen.getByRole('checkbox', { name: /^I looked at the amounts/ }))
  expect(start).toHaveProperty('disabled', true)

  const form = within(within(wrong as HTMLElement).getByRole('form', { name: 'Correct line 3' }))
  const cell = form.getByRole('textbox', { name: 'Bedrag' })
  form.getByText(/^“veel”/)
  expect(await violations()).toEqual([])
  await user.clear(cell)
  await user.type(cell, '2.500{Enter}')
  await screen.findByText('Sent: 2.500')
  await sum.findByText('€3,750.00')
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toHaveProperty('disabled', false)
  await screen.findByText(/^Corrected by /)
})

test('import stands above the list of files, for whoever has the right', async ({ api }) => {
  await renderPage(api, { path: '/file/search?filter=%7B%22currency%22%3A%22EUR%22%7D', who: uploader })
  const link = await screen.findByRole('link', { name: 'Import files' })
  expect(link.getAttribute('href')).toContain('/file/import')
})
