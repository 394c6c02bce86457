import { expect, test } from 'vitest'
import type { DebtorData } from '#domain/fileLog/dataChange.ts'
import { bodyOf, changedFields, firstDraft } from '#resources/file-logs/draft.ts'
import { shortName } from '#resources/file-logs/shortName.ts'

const current: DebtorData = {
  email: 'a@b.test',
  phone: '+31612345678',
  iban: null,
  language: 'nl',
  street: 'Dam',
  houseNumber: '1',
  houseExtension: null,
  postcode: '1012 AB',
  city: 'Amsterdam',
}
const draft = { ...firstDraft('call', '2026-06-15'), subject: ' Gebeld ' }

test('nothing is sent without a subject', () => {
  expect(bodyOf({ ...draft, subject: ' ' }, 'call')).toBeUndefined()
})

test('of data only what is filled in and different is proposed', () => {
  const data = { email: 'a@b.test', phone: '06 12345678', city: 'Utrecht', street: ' ' }
  expect(changedFields({ ...draft, data }, current)).toEqual(['city'])
  expect(bodyOf({ ...draft, data }, 'call', current)).toMatchObject({
    subject: 'Gebeld',
    channel: 'phone_in',
    callResult: 'reached',
    callerNumber: null,
    dataChange: [{ field: 'city', new: 'Utrecht' }],
  })
})

test('terms are sent where an amount is asked for', () => {
  expect(bodyOf(draft, 'call')).not.toHaveProperty('termAmount')
  expect(bodyOf({ ...draft, termAmount: 50_00 }, 'call')).toMatchObject({
    termAmount: { amount: 5000, currency: 'EUR' },
    termFrequency: 'monthly',
    termStart: '2026-06-15',
  })
})

test('people of a client send no more than they may fill in', () => {
  const data = { city: 'Utrecht' }
  expect(Object.keys(bodyOf({ ...draft, data, termAmount: 1 }, 'portal') ?? {})).toEqual([
    'subject',
    'content',
    'dataChange',
  ])
})

test.each([
  ['brief.pdf', 'brief.pdf'],
  ['overeenkomst-2026.pdf', 'overeenkom….pdf'],
  ['zonder-een-einde', 'zonder-een…'],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
