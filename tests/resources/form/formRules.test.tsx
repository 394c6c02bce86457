// @vitest-environment jsdom
/** The rules of a form come when they are first needed, which may be when the network is away. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { NameInput } from '#resources/generated/merchants/inputs.tsx'
import { merchant } from '#schemas/generated/merchant.ts'
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
  await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
  expect(await screen.findByText('Geen verbinding')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Getypt')
  await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
  await expect.poll(() => create.mock.calls.length).toBe(2)
})
