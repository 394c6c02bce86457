// @vitest-environment jsdom
/** Composite values: texts per language, rows, colours, in inputs and fields. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ColourValue } from '#resources/fields/ColourValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { ColourControl } from '#resources/inputs/ColourControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'
import { PartContext } from '#resources/contexts/TableContext.ts'
import type { RowColumn } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { renderIn, type Setting } from '#tests/resources/inForm.tsx'
import { gone } from '#tests/support/waits.ts'

const columns: readonly RowColumn[] = [
  { name: 'text', type: 'string', required: true },
  { name: 'amount', type: 'money', required: false },
  { name: 'sure', type: 'boolean', required: true },
]
const rules = [
  { text: 'een', amount: { amount: 4_000, currency: 'EUR' }, sure: true },
  { text: 'twee', amount: null, sure: false },
  { text: 'drie', amount: null, sure: false },
]

const Value = () => <output>{JSON.stringify(useWatch({ name: 'x' }) ?? null)}</output>
const value = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
const Fault = ({ at }: { at: string }) => {
  const { setError } = useFormContext()
  return (
    <button type="button" onClick={() => setError(at, { type: 'server', message: 'Dit klopt niet.' })}>
      fault
    </button>
  )
}
const show = (input: ReactNode, x: unknown = null, setting: Partial<Setting> = {}) =>
  renderIn(
    { resource: 'customer', record: { id: 1, x }, ...setting },
    <Form>
      {input}
      <Value />
    </Form>,
  )
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^text/ }).map((input) => input.value)

test('a text per language: what is typed, what is missing, and nothing when nothing is left', async () => {
  show(<LocalizedControl source="x" languages={locales} required />)
  const type = (name: RegExp, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
  type(/^Nederlands/, 'Hallo')
  type(/^Frans/, 'Bonjour')
  expect(value()).toEqual({ nl: 'Hallo', fr: 'Bonjour' })
  expect(screen.getAllByText(/Ontbreekt/)).toHaveLength(1)
  await gone(
    () => screen.queryByText(/Ontbreekt/),
    () => userEvent.click(screen.getByRole('button', { name: /Kopieer uit het Nederlands → Engels/ })),
  )
  expect(value()).toEqual({ nl: 'Hallo', en: 'Hallo', fr: 'Bonjour' })
  for (const name of [/^Nederlands/, /^Engels/, /^Frans/]) type(name, '')
  expect(value()).toBeNull()
})

test('long texts take turns behind tabs that the arrows reach', async () => {
  show(<LocalizedControl source="x" languages={locales} lines />, { nl: 'Lang', en: 'Long' })
  expect(screen.getByRole('tab', { name: /Frans ontbreekt/ })).toBeTruthy()
  screen.getByRole('tab', { name: 'Nederlands' }).focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Engels/ }).value).toBe('Long'))
  await userEvent.click(screen.getByRole('tab', { name: /Frans/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Kopieer uit het Nederlands' }))
  expect(value()).toEqual({ nl: 'Lang', en: 'Long', fr: 'Lang' })
})

test('a fault in one language stands there', async () => {
  show(
    <>
      <LocalizedControl source="x" languages={locales} />
      <Fault at="x.fr" />
    </>,
  )
  await userEvent.click(screen.getByText('fault'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Frans/ }).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('textbox', { name: /^Engels/ }).getAttribute('aria-invalid')).toBe('false')
  expect(screen.getByText('Dit klopt niet.')).toBeTruthy()
})

test('rows are added, filled in and removed', async () => {
  show(<RowsControl source="x" columns={columns} />)
  expect(screen.getByText('Nog geen regels.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }))
  expect(value()).toEqual([{ text: null, amount: null, sure: false }])
  const first = within(screen.getByRole('group', { name: 'Regel 1' }))
  fireEvent.change(first.getByRole('textbox', { name: /^text/ }), { target: { value: 'een' } })
  fireEvent.change(await first.findByRole('textbox', { name: /^amount/ }), { target: { value: '12,50' } })
  expect(value()).toEqual([{ text: 'een', amount: { amount: 1250, currency: 'EUR' }, sure: false }])
  await userEvent.click(first.getByRole('button', { name: 'Verwijderen: Regel 1' }))
  expect(value()).toEqual([])
})

test('rows change places, by button and by Alt and an arrow, with all that stands in them', async () => {
  show(<RowsControl source="x" columns={columns} />, rules)
  await userEvent.click(screen.getByRole('button', { name: 'Omlaag: Regel 1' }))
  expect(texts()).toEqual(['twee', 'een', 'drie'])
  screen.getAllByRole('textbox', { name: /^text/ })[2]?.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(texts()).toEqual(['twee', 'drie', 'een'])
  expect(value()).toEqual([rules[1], rules[2], rules[0]])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Omhoog: Regel 1' }).disabled).toBe(true)
})

test('a fault stands in its cell, and goes along when its row moves', async () => {
  show(
    <>
      <RowsControl source="x" columns={columns} />
      <Fault at="x.1.text" />
    </>,
    rules,
  )
  await userEvent.click(screen.getByText('fault'))
  const invalid = () =>
    screen.getAllByRole('textbox', { name: /^text/ }).map((input) => input.getAttribute('aria-invalid'))
  expect(invalid()).toEqual(['false', 'true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Omhoog: Regel 2' }))
  expect(invalid()).toEqual(['true', 'false', 'false'])
})

test('rows that may not be changed have no buttons', () => {
  show(<RowsControl source="x" columns={columns} write="ROLE_X" />, rules)
  expect(screen.queryByRole('button', { name: /Regel/ })).toBeNull()
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every((input) => input.disabled)).toBe(true)
})

test('a colour is typed loosely, or taken from the palette', async () => {
  show(<ColourControl source="x" />)
  const input = screen.getByRole('textbox')
  await userEvent.type(input, '1A2B3C')
  expect(value()).toBe('#1a2b3c')
  await userEvent.click(screen.getByRole('button', { name: 'Groen' }))
  expect(value()).toBe('#2f9e44')
  expect(screen.getByRole('button', { name: 'Groen' }).getAttribute('aria-pressed')).toBe('true')
})

const read = (x: unknown, field: ReactNode, locale?: 'cell') =>
  renderIn({ resource: 'customer', record: { id: 1, x } }, <PartContext value={locale}>{field}</PartContext>).container

test.each([
  { what: 'own language', x: { nl: 'Hallo', en: 'Hello' }, text: 'Hallo' },
  { what: 'another language, marked', x: { en: 'Hello' }, text: 'HelloEN' },
  { what: 'none', x: {}, text: '' },
])('a text per language as it is read: $what', ({ x, text }) => {
  expect(read(x, <LocalizedValue source="x" />).textContent).toBe(text)
})

test('rich text per language is plain in a cell', () => {
  expect(read({ nl: '<p>a <strong>b</strong></p>' }, <LocalizedValue source="x" html />, 'cell').textContent).toBe(
    'a b',
  )
})

test('rows are a table, and one line in a cell', async () => {
  const table = read(rules, <RowsValue source="x" columns={columns} />)
  await waitFor(() => expect(table.querySelector('tbody')).not.toBeNull())
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.children[0]?.textContent)).toEqual([
    'een',
    'twee',
    'drie',
  ])
  const cell = read(rules.slice(0, 2), <RowsValue source="x" columns={columns} />, 'cell')
  expect(cell.textContent?.replace(/\u00a0/g, ' ')).toBe('een, € 40,00 · twee')
})

test('a colour says how it is written', () => {
  expect(read('#1a2b3c', <ColourValue source="x" />).textContent).toBe('#1a2b3c')
})

test('a text that is left has no blanks at its ends, as it is stored', () => {
  show(<LocalizedControl source="x" languages={locales} required />)
  const dutch = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nederlands/ })
  fireEvent.change(dutch, { target: { value: ' Betaald ' } })
  expect(dutch.value).toBe(' Betaald ')
  fireEvent.blur(dutch)
  expect([dutch.value, value()]).toEqual(['Betaald', { nl: 'Betaald' }])
})
