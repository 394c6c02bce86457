/** The work list as it opens. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { put, test, today, worker } from '#tests/server/subjects/agenda/agendaOffice.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('the work list opens with the columns that one works by, and no others', async ({ api, office, file }) => {
  await put(api, file.id, { subject: office.call, date: today, note: 'Bel na vijf uur' })
  await renderPage(api, { path: '/file-agenda/new', who: worker })
  await screen.findByText('Bel na vijf uur')
  const heads = screen.getAllByRole('columnheader').flatMap(({ title }) => title || [])
  expect(heads).toEqual([
    'Date',
    'Time',
    'Subject',
    'File',
    'Debtor',
    'Outstanding',
    'Priority',
    'Note',
    'Case manager',
  ])
})
