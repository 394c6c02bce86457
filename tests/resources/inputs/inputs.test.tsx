import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, type DataProvider } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { DecimalControl } from '#resources/inputs/DecimalControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { renderIn, type Setting } from '#tests/resources/inForm.tsx'

const Value = ({ of }: { of: string }) => <output>{JSON.stringify(useWatch({ name: of }) ?? null)}</output>
const value = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const show = (source: string, input: ReactNode, setting: Partial<Setting> = {}) =>
  renderIn(
    { resource: 'customer', ...setting },
    <Form>
      {input}
      <Value of={source} />
    </Form>,
  )
const type = (text: string) => {
  const [input] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!input) throw new Error('There is no text field.')
  fireEvent.change(input, { target: { value: text } })
  return input
}

test.each([
  { typed: '1.234,56', cents: 123456 },
  { typed: '1234.56', cents: 123456 },
  { typed: '€ 12', cents: 1200 },
  { typed: '0,5', cents: 50 },
])('§9.7 the amount $typed is $cents cents', ({ typed, cents }) => {
  show('payoutMinimum', <MoneyControl source="payoutMinimum" />)
  type(typed)
  expect(value()).toEqual({ amount: cents, currency: 'EUR' })
})

test('an amount keeps its currency, and what is no amount stays as typed for the validator to refuse', () => {
  show('payoutMinimum', <MoneyControl source="payoutMinimum" />, {
    record: { id: 1, payoutMinimum: { amount: 500, currency: 'GBP' } },
  })
  type('7')
  expect(value()).toEqual({ amount: 700, currency: 'GBP' })
  type('veel')
  expect(value()).toBe('veel')
  type('')
  expect(value()).toBeNull()
})

test('the sign of another currency is no amount in the chosen one, until that other is chosen', async () => {
  show('payoutMinimum', <MoneyControl source="payoutMinimum" />)
  const input = type('£12')
  expect(value()).toBe('£12')
  fireEvent.blur(input)
  expect(input.value).toBe('£12')
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'GBP' }))
  expect(value()).toEqual({ amount: 1200, currency: 'GBP' })
})

test('a time that the clock skips stays as typed, also when it is picked in the calendar', () => {
  show('publishFrom', <DateTimeControl source="publishFrom" />, { resource: 'news-item' })
  const input = type('28-03-2027 02:30')
  fireEvent.blur(input)
  expect([value(), input.value]).toEqual(['28-03-2027 02:30', '28-03-2027 02:30'])
  type('28-03-2027 03:30')
  expect(value()).toBe('2027-03-28T01:30:00.000Z')
  fireEvent.blur(input)
  const calendar = document.querySelector('input[type=datetime-local]') as HTMLInputElement
  fireEvent.change(calendar, { target: { value: '2027-03-28T02:30' } })
  expect([value(), input.value]).toEqual(['28-03-2027 02:30', '28-03-2027 02:30'])
})

test('§9.6 while one types nothing changes under one’s fingers; afterwards the field shows the value in full', () => {
  show('contractFrom', <DateControl source="contractFrom" />)
  const input = type('1-2-2026')
  expect(input.value).toBe('1-2-2026')
  expect(value()).toBe('2026-02-01')
  fireEvent.blur(input)
  expect(input.value).toBe('01-02-2026')
})

test('§9.6 a moment is typed on the clock of Amsterdam', () => {
  show('createdAt', <DateTimeControl source="createdAt" />)
  type('1-7-2026 12:00')
  expect(value()).toBe('2026-07-01T10:00:00.000Z')
})

test.each([
  {
    format: 'iban' as const,
    typed: 'nl69 test 0000 0000 01',
    stored: 'NL69TEST0000000001',
    shown: 'NL69 TEST 0000 0000 01',
  },
  { format: 'phone-e164' as const, typed: '06 1234 5678', stored: '+31612345678', shown: '+31612345678' },
  {
    format: 'uri' as const,
    typed: 'www.example.nl',
    stored: 'https://www.example.nl',
    shown: 'https://www.example.nl',
  },
])('$typed is tidied to $stored', ({ format, typed, stored, shown }) => {
  show('x', <TextControl source="x" format={format} />)
  const input = type(typed)
  expect(value()).toBe(stored)
  fireEvent.blur(input)
  expect(input.value).toBe(shown)
})

test('a percentage is typed with a comma and kept as a decimal string', () => {
  show('commission', <PercentageControl source="commission" />)
  type('12,5')
  expect(value()).toBe('12.5')
  type('1.234,5')
  expect(value()).toBe('1234.5')
})

test('a decimal is typed and shown with the decimal sign of the reader', () => {
  show('commission', <DecimalControl source="commission" />)
  type('-0,25')
  expect(value()).toBe('-0.25')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('-0,25')
})

test('an input that may not be changed is switched off', async () => {
  show('commission', <PercentageControl source="commission" write="ROLE_MANAGE_CLIENT" />)
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
})

const picker = (
  <RelationControl source="accountManager" reference="user" embed={['name']} where={{ kind: 'employee' }} />
)

test('§9.12 a picker asks for a character, searches once after a pause, and picks the record', async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 4, name: 'Erik' }], total: 1 }))
  show('accountManager', picker, { dataProvider: { getList } as unknown as DataProvider })
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByText('Typ 1 of meer tekens')
  await userEvent.type(screen.getByRole('combobox'), 'eri')
  await userEvent.click(await screen.findByRole('option', { name: 'Erik' }))
  expect(value()).toEqual({ id: 4, name: 'Erik' })
  expect(getList).toHaveBeenCalledTimes(1)
  expect(getList).toHaveBeenCalledWith(
    'user',
    expect.objectContaining({ filter: { kind: 'employee', search: 'eri' }, pagination: { page: 1, perPage: 1000 } }),
  )
})

test('§8.11 a picker that finds nothing says what to do', async () => {
  const getList = async () => ({ data: [], total: 0 })
  show('accountManager', picker, { dataProvider: { getList } as unknown as DataProvider })
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  await waitFor(() => screen.getByText('Niets gevonden. Pas de zoekopdracht aan.'))
})
