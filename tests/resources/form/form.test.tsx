import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { keyIn } from '#providers/idempotency.ts'
import { MerchantForm } from '#resources/generated/merchants/MerchantForm.tsx'
import { renderIn } from '#tests/resources/inForm.tsx'
import { gone, never } from '#tests/support/waits.ts'

const record = {
  id: 7,
  _version: 3,
  name: 'Bakkerij',
  webshopName: 'Broodshop',
  url: null,
  client: { id: 42, company: 'Linden' },
  kvkNumber: null,
  externalId: null,
}
const update = (...answers: (() => Promise<unknown>)[]) => {
  const call = vi.fn<(resource: string, params: { data: object }) => Promise<unknown>>()
  for (const answer of answers) call.mockImplementationOnce(answer)
  return call
}
const saved = async () => ({ data: record })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: /Opslaan|Toevoegen/ }))

test('what is wrong is said under its input before anything is sent, and the first one has the focus', async () => {
  const create = vi.fn()
  renderIn({ resource: 'merchant', dataProvider: { create } }, <MerchantForm />)
  fireEvent.change(field(/KVK/), { target: { value: '12' } })
  await save()
  await screen.findByText('Een KVK-nummer heeft precies 8 cijfers.')
  expect(screen.getAllByText('Dit veld is verplicht.')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(field(/^Naam/)))
  expect(field(/KVK/).getAttribute('aria-invalid')).toBe('true')
  expect(create).not.toHaveBeenCalled()
})

test('an edit sends what was changed and the version that was read', async () => {
  const call = update(saved)
  const onSaved = vi.fn()
  renderIn(
    { resource: 'merchant', record, dataProvider: { update: call as never }, surface: { onSaved } },
    <MerchantForm />,
  )
  fireEvent.change(field(/^Naam/), { target: { value: 'Slager' } })
  fireEvent.change(field(/Webshopnaam/), { target: { value: '' } })
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(call.mock.calls[0]?.[1]?.data).toEqual({ name: 'Slager', webshopName: null, _version: 3 })
})

test('what the server refuses is said where it was typed, the rest above the fields, and one can try again', async () => {
  const refuse = async () => {
    throw new HttpError('refused', 400, { errors: { name: ['Al in gebruik.'], common: ['Het kan nu niet.'] } })
  }
  const call = update(refuse, saved)
  const onSaved = vi.fn()
  renderIn(
    { resource: 'merchant', record, dataProvider: { update: call as never }, surface: { onSaved } },
    <MerchantForm />,
  )
  fireEvent.change(field(/^Naam/), { target: { value: 'Slager' } })
  await save()
  await screen.findByText('Al in gebruik.')
  expect(screen.getByRole('alert').textContent).toBe('Het kan nu niet.')
  fireEvent.change(field(/^Naam/), { target: { value: 'Slager 2' } })
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
})

test('who got no answer sends again with the same key, and after a refusal with another one', async () => {
  const lose = async () => {
    throw new HttpError('error.unansweredWithKey', 0)
  }
  const refuse = async () => {
    throw new HttpError('refused', 400, { errors: { name: ['Al in gebruik.'] } })
  }
  const call = update(lose, refuse, saved)
  renderIn({ resource: 'merchant', record, dataProvider: { update: call as never } }, <MerchantForm />)
  fireEvent.change(field(/^Naam/), { target: { value: 'Slager' } })
  for (const times of [1, 2, 3]) {
    await save()
    await waitFor(() => expect(call).toHaveBeenCalledTimes(times))
  }
  const [first, second, third] = call.mock.calls.map(([, { data }]) => keyIn(data))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('someone else saved first: what both changed is asked, the rest is theirs, and all is saved on their version', async () => {
  const current = { ...record, _version: 4, name: 'Van hen', webshopName: 'Nieuwe shop' }
  const stale = async () => {
    throw new HttpError('stale', 412, { current })
  }
  const call = update(stale, saved)
  renderIn({ resource: 'merchant', record, dataProvider: { update: call as never } }, <MerchantForm />)
  fireEvent.change(field(/^Naam/), { target: { value: 'Van mij' } })
  await save()
  expect((await screen.findByLabelText<HTMLInputElement>('Van mij: Van mij')).checked).toBe(true)
  await never(() => screen.queryByLabelText('Van de ander: Nieuwe shop'))
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(screen.getByRole('button', { name: 'Deze keuze gebruiken' })),
  )
  await waitFor(() => expect(field(/Webshopnaam/).value).toBe('Nieuwe shop'))
  await save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(call.mock.calls[1]?.[1]?.data).toEqual({ name: 'Van mij', _version: 4 })
})

test('what only others changed merges by itself, also when they save twice meanwhile', async () => {
  const second = { ...record, _version: 4, webshopName: 'Nieuwe shop' }
  const third = { ...second, _version: 5, client: { id: 9, company: 'Andere klant' } }
  const stale = (current: unknown) => async () => {
    throw new HttpError('stale', 412, { current })
  }
  const call = update(stale(second), stale(third), saved)
  renderIn({ resource: 'merchant', record, dataProvider: { update: call as never } }, <MerchantForm />)
  fireEvent.change(field(/^Naam/), { target: { value: 'Van mij' } })
  await save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3))
  expect(call.mock.calls.map((each) => each[1]?.data)).toEqual(
    [3, 4, 5].map((_version) => ({ name: 'Van mij', _version })),
  )
  await never(() => screen.queryByRole('dialog'))
})
