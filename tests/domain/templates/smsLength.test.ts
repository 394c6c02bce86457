/** Lengths of text messages, counted by hand from 3GPP TS 23.038 and 23.040. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsLength } from '#domain/templates/smsLength.ts'

const a = (count: number) => 'a'.repeat(count)

test.each([
  { text: '', encoding: 'GSM-7', units: 0, segments: 0, left: 160 },
  { text: a(160), encoding: 'GSM-7', units: 160, segments: 1, left: 0 },
  { text: a(161), encoding: 'GSM-7', units: 161, segments: 2, left: 145 },
  { text: a(306), encoding: 'GSM-7', units: 306, segments: 2, left: 0 },
  { text: a(307), encoding: 'GSM-7', units: 307, segments: 3, left: 152 },
  { text: `${a(158)}€`, encoding: 'GSM-7', units: 160, segments: 1, left: 0 },
  { text: `${a(159)}€`, encoding: 'GSM-7', units: 161, segments: 2, left: 145 },
  // The euro sign does not fit into the last septet of the first segment, so it moves as a whole: 152 and 2 +
  // 152.
  { text: `${a(152)}€${a(152)}`, encoding: 'GSM-7', units: 306, segments: 3, left: 152 },
  { text: '[]{}~^|\\€\f', encoding: 'GSM-7', units: 20, segments: 1, left: 140 },
  { text: 'Één café à Ünna', encoding: 'GSM-7', units: 15, segments: 1, left: 145 },
  { text: 'ê', encoding: 'UCS-2', units: 1, segments: 1, left: 69, foreign: 'ê' },
  { text: '\u00a0', encoding: 'UCS-2', units: 1, segments: 1, left: 69, foreign: '\u00a0' },
  { text: `ë${a(69)}`, encoding: 'UCS-2', units: 70, segments: 1, left: 0, foreign: 'ë' },
  { text: `ë${a(70)}`, encoding: 'UCS-2', units: 71, segments: 2, left: 63, foreign: 'ë' },
  { text: `ë${a(133)}`, encoding: 'UCS-2', units: 134, segments: 2, left: 0, foreign: 'ë' },
  // A character of two units is not split over two segments.
  { text: `${a(66)}😀${a(66)}`, encoding: 'UCS-2', units: 134, segments: 3, left: 66, foreign: '😀' },
])('$units units of $encoding are $segments', ({ text, ...expected }) => {
  expect(smsLength(text)).toEqual(expected)
})

test('a longer text never takes fewer parts, and no part holds more than fits', () => {
  const text = fc.array(fc.constantFrom('a', '€', 'ë', '😀', '\n', '{'), { maxLength: 400 }).map((all) => all.join(''))
  fc.assert(
    fc.property(text, (given) => {
      const { segments, units, encoding } = smsLength(given)
      expect(smsLength(`${given}a`).segments).toBeGreaterThanOrEqual(segments)
      expect(units).toBeLessThanOrEqual(
        segments <= 1 ? (encoding === 'GSM-7' ? 160 : 70) : segments * (encoding === 'GSM-7' ? 153 : 67),
      )
    }),
  )
})
