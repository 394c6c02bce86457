// @vitest-environment jsdom
/** The rules of a form are loaded at first need, which may be while the network is down. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { DecimalControl } from '#resources/inputs/DecimalControl.tsx'
import { NameInput } from '#resources/generated/merchants/inputs.tsx'
import { merchant } from '#schemas/generated/merchant.ts'
import { modelOf } from '#tests/codegen/fixture.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

test('rules that cannot be fetched leave the check to the server, and Save can be pressed again', async () => {
  const create = vi.fn().mockRejectedValue(new HttpError('Geen verbinding', 0))
  const validators = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  renderIn(
    { resource: 'merchant', dataProvider: { create } },
    <EntityForm entity={merchant} validators={validators}>
      <NameInput />
    </EntityForm>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Naam/ }), { target: { value: 'Getypt' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }))
  expect(await screen.findByText('Geen verbinding')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Getypt')
  await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
  await expect.poll(() => create.mock.calls.length).toBe(2)
})

test('a decimal outside of its bounds is told at its input, and nothing is sent', async () => {
  const factor = { type: 'string', format: 'decimal', minimum: 9.5, exclusiveMaximum: 100 }
  const { entities } = modelOf({
    rate: { title: 'Rate', properties: { factor }, 'x-entity': { plural: 'rates' }, 'x-access': '*' },
  })
  const rate = entities[0]?.facts
  if (!rate) throw new Error('The schema gives no entity.')
  const create = vi.fn().mockResolvedValue({ data: { id: 1 } })
  const anything = { validateCreate: () => true, validateUpdate: () => true }
  renderIn(
    { resource: 'rate', dataProvider: { create } },
    <EntityForm entity={rate} validators={async () => anything}>
      <DecimalControl source="factor" />
    </EntityForm>,
  )
  const save = async (typed: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
    await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }))
  }
  await save('9,49')
  expect(await screen.findByText('Minstens 9.5.')).toBeTruthy()
  await save('100')
  expect(await screen.findByText('Minder dan 100.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await save('10')
  await expect.poll(() => create.mock.calls.length).toBe(1)
})
