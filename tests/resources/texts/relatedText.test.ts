/** Related records are called by words: no codes, no colours, and days as people write them. */
import { expect, test } from 'vitest'
import { relatedText } from '#resources/texts/relatedText.ts'

test.each([
  [{ id: 1, date: '2026-11-28' }, ['date'], '28-11-2026'],
  [{ id: 2, name: { nl: 'Adresonderzoek' }, code: 'address_research' }, ['name', 'code'], 'Adresonderzoek'],
  [{ id: 3, name: 'Nederland', code: 'NL' }, ['name', 'code'], 'Nederland NL'],
  [{ id: 4, name: 'Spoed', colour: '#ff0000' }, ['name', 'colour'], 'Spoed'],
  [{ id: 5, code: 'letter_out' }, ['code'], 'letter_out'],
  [{ id: 6, subject: null }, ['subject'], '#6'],
] as const)('%j by %j is %s', (related, embed, text) => {
  expect(relatedText(related, embed, 'nl')).toBe(text)
})
