import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { JsonValue } from '#resources/fields/JsonValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { UriValue } from '#resources/fields/UriValue.tsx'
import { renderIn } from '#tests/resources/inForm.tsx'

const shown = (value: unknown, field: ReactNode) =>
  renderIn(
    { resource: 'customer', record: { id: 1, x: value, language: value } },
    <p>{field}</p>,
  ).container.textContent?.replace(/\u00a0/g, ' ')

test.each([
  { what: 'day', value: '2026-01-31', field: <DateValue source="x" />, text: '31-01-2026' },
  { what: 'moment', value: '2026-07-01T22:05:00Z', field: <DateTimeValue source="x" />, text: '02-07-2026 00:05' },
  { what: 'amount', value: { amount: 123456, currency: 'EUR' }, field: <MoneyValue source="x" />, text: '€ 1.234,56' },
  { what: 'percentage', value: '12.5', field: <PercentageValue source="x" />, text: '12,5%' },
  { what: 'IBAN', value: 'NL69TEST0000000001', field: <IbanValue source="x" />, text: 'NL69 TEST 0000 0000 01' },
  { what: 'masked IBAN', value: '•••• 4300', field: <IbanValue source="x" />, text: '•••• 4300' },
  { what: 'yes', value: true, field: <BooleanValue source="x" />, text: 'Ja' },
  { what: 'unknown', value: null, field: <BooleanValue source="x" />, text: '' },
  { what: 'choice', value: 'nl', field: <EnumValue source="language" />, text: 'Nederlands' },
  { what: 'text per language', value: { nl: 'Hallo', en: 'Hello' }, field: <JsonValue source="x" />, text: 'Hallo' },
  {
    what: 'relation',
    value: { id: 4, name: 'Erik' },
    field: <RelationValue source="x" reference="user" embed={['name']} />,
    text: 'Erik',
  },
  {
    what: 'nameless relation',
    value: { id: 4, name: null },
    field: <RelationValue source="x" reference="user" embed={['name']} />,
    text: '#4',
  },
])('$what: $text', ({ value, field, text }) => {
  expect(shown(value, field)).toBe(text)
})

test('only http and https become links, which open elsewhere and tell nothing', () => {
  shown('https://www.example.nl/', <UriValue source="x" />)
  const link = screen.getByRole('link', { name: 'www.example.nl' })
  expect(link.getAttribute('href')).toBe('https://www.example.nl/')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])('%s is text', (url) => {
  expect(shown(url, <UriValue source="x" />)).toBe(url)
  expect(screen.queryByRole('link')).toBeNull()
})
