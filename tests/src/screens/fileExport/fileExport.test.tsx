/** Files are counted, exported and downloaded on the page. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

const path = '/file/file-export-all'
const who = [...staff, 'ROLE_FILE_EXPORT']

test('files are counted as they are asked for, exported, and told when they are ready', async ({ api }) => {
  const user = userEvent.setup()
  const { customer } = await openOffice(api)
  for (const lastName of ['Bos', 'Vos'])
    await openFile(api, {
      customer,
      fileType: 'private',
      debtor: { ...person, lastName },
      claims: [claim(`${lastName}1`, '2025-09-01', 10), claim(`${lastName}2`, '2025-09-01', 20)],
    })
  await renderPage(api, { path, who })
  await screen.findByText('2 files')
  await screen.findByText('You have exported nothing yet.')
  await user.click(screen.getByRole('radio', { name: /^Claims/ }))
  await screen.findByText('2 files, 4 rows')
  await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'Bos')
  await screen.findByText('1 file, 2 rows')
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const own = within(await screen.findByRole('region', { name: 'Your exports' }))
  await own.findByText('Waits for its turn…')
  await api.runDue()
  await own.findByRole('button', { name: 'Download: Claims · CSV' })
  await waitFor(async () => expect(await api.rows('export_job')).toMatchObject([{ state: 'done', row_total: 2 }]))
})
