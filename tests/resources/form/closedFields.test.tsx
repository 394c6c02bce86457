/** What the state of a record closes is greyed in its form, and what the state leaves open is saved. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RecordContextProvider } from 'react-admin'
import { setUser } from '#providers/session.ts'
import { closedIn, isDeletable, isEditable } from '#resources/form/isEditable.ts'
import { ComplaintForm } from '#resources/generated/complaints/ComplaintForm.tsx'
import { RowActions } from '#resources/list/RowActions.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
import { document as ofFile } from '#schemas/generated/document.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

const record = {
  id: 7,
  _version: 3,
  status: 'confirmed',
  receivedAt: '2026-01-05',
  channel: 'post',
  complainant: 'client',
  complainantName: 'A. de Vries',
  subject: 'Toon',
  category: 'treatment',
  language: 'nl',
  fileNumber: 'D-1',
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** No schema of the office closes a part of a record, so this one does for the time of the test. */
function withOpen(editable: boolean | readonly string[]) {
  const state = complaint.lifecycle?.states.confirmed as { editable: unknown }
  const before = state.editable
  state.editable = editable
  onTestFinished(() => void (state.editable = before))
}

test('only what the state leaves open can be filled in', async () => {
  withOpen(['subject'])
  const update = vi.fn(async () => ({ data: record }))
  renderIn({ resource: 'complaint', record, dataProvider: { update } as never }, <ComplaintForm />)
  await waitFor(() => expect(field(/Naam van de klager/).disabled).toBe(true))
  expect(field(/Dossiernummer/).disabled).toBe(true)
  expect(field(/^Onderwerp/).disabled).toBe(false)
  await userEvent.type(field(/^Onderwerp/), '!')
  await userEvent.click(await screen.findByRole('button', { name: 'Opslaan' }))
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith('complaint', expect.objectContaining({ data: expect.anything() })),
  )
  expect(update.mock.calls[0]).toMatchObject(['complaint', { data: { subject: 'Toon!' } }])
})

test('a new record is open, whatever its first state closes', () => {
  withOpen(false)
  expect([...closedIn(complaint, undefined)]).toEqual([])
  expect(isEditable(complaint, record)).toBe(false)
  expect(closedIn(complaint, record).has('subject')).toBe(true)
})

test('the bin of a row is there in the states that let it go', async () => {
  setUser({ id: 1, username: 'anna', name: 'Anna', acl: ['ROLE_FILE_EDIT'] })
  onTestFinished(() => setUser(null))
  const row = (id: number, status: string) => (
    <RecordContextProvider value={{ id, name: `Letter ${id}`, status }}>
      <RowActions entity={ofFile} />
    </RecordContextProvider>
  )
  renderIn(
    { resource: 'document' },
    <>
      {row(1, 'kept')}
      {row(2, 'sent')}
    </>,
  )
  const bins = () =>
    screen.queryAllByRole('button', { name: /^Verwijder/ }).map((bin) => bin.getAttribute('aria-label'))
  await waitFor(() => expect(bins()).toEqual(['Verwijderen Letter 1']))
  expect(isDeletable(ofFile, { status: 'rejected' })).toBe(true)
})
