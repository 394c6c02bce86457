/** What the state of a record closes is greyed in its form, and what the state leaves open is saved. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closedIn, isEditable } from '#resources/form/isEditable.ts'
import { ComplaintForm } from '#resources/generated/complaints/ComplaintForm.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
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
