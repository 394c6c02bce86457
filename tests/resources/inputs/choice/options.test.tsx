/** Selects with fixed options, and with options read from an address. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AjaxSelectControl } from '#resources/inputs/choice/AjaxSelectControl.tsx'
import { optionsIn, optionText } from '#resources/inputs/choice/options.ts'
import { SelectControl } from '#resources/inputs/choice/SelectControl.tsx'
import { renderIn } from '#tests/resources/inForm.tsx'

const Value = () => <output>{JSON.stringify(useWatch({ name: 'x' }) ?? null)}</output>
const value = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
const show = (input: ReactNode, record?: { id: number; x: unknown }) =>
  renderIn(
    { resource: 'customer', record },
    <Form>
      {input}
      <Value />
    </Form>,
  )

/** A server that gives every address the same answer. @returns The requested addresses. */
function answering(answer: unknown): string[] {
  const asked: string[] = []
  const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(decodeURIComponent(String(url)))
    return new Response(JSON.stringify(answer))
  })
  onTestFinished(() => stub.mockRestore())
  return asked
}
const birds = [
  { id: 1, text: 'Merel' },
  { id: 'b', name: 'Koolmees' },
  { id: 3, title: 'Roodborst' },
]

test('§9.12 options are called by text, name or title, else by their id; at most 1000 are offered', () => {
  expect([...birds, { id: 9 }].map((option) => optionText(option))).toEqual(['Merel', 'Koolmees', 'Roodborst', '#9'])
  expect(optionText({ id: 1, name: 'x', company: 'Client' }, 'company')).toBe('Client')
  expect(optionsIn(Array.from({ length: 1500 }, (_, id) => ({ id })))).toHaveLength(1000)
})

test.each([
  ['items', { items: birds }],
  ['entities', { entities: birds }],
  ['a list', birds],
])('§9.12 an answer may hold %s', (_what, answer) => {
  expect(optionsIn(answer)).toEqual(birds)
  expect(optionsIn({ error: 'no' })).toEqual([])
})

test('§9.12 a select asks for a character, and its address once, 500 ms after the last one', async () => {
  const asked = answering({ items: birds })
  show(<AjaxSelectControl source="x" url="/birds" query={{ kind: 'song' }} />)
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByText('Typ 1 of meer tekens')
  expect(asked).toEqual([])
  await userEvent.type(screen.getByRole('combobox'), 'kool')
  await userEvent.click(await screen.findByRole('option', { name: 'Koolmees' }))
  await waitFor(() => expect(value()).toBe('b'))
  expect(asked).toEqual(['/birds?kind=song&keywords=kool'])
})

test('§9.12 what is chosen already is asked for by its id', async () => {
  const asked = answering({ entities: [{ id: '3', title: 'Roodborst' }] })
  show(<AjaxSelectControl source="x" url="/birds" />, { id: 1, x: 3 })
  await screen.findByDisplayValue('Roodborst')
  expect(asked).toEqual(['/birds?id=3'])
  await userEvent.clear(screen.getByRole('combobox'))
  await waitFor(() => expect(value()).toBe(null))
})

test('§8.11 a select without matches says to change the search', async () => {
  answering({ items: [] })
  show(<AjaxSelectControl source="x" url="/birds" />)
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  await waitFor(() => screen.getByText('Niets gevonden. Pas de zoekopdracht aan.'))
})

test('§8.11 a select of an empty list says that it is empty', async () => {
  show(<SelectControl source="x" options={[]} />)
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByText('De lijst is leeg.')
})

test('a select that is known whole is searched while one types', async () => {
  show(<SelectControl source="x" options={birds} />, { id: 1, x: 1 })
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(await screen.findByRole('combobox'), 'rood')
  await userEvent.click(await screen.findByRole('option', { name: 'Roodborst' }))
  await waitFor(() => expect(value()).toBe(3))
})
