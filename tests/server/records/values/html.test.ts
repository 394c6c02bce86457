/** Rich text as stored by the server. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '#schemas/property.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import { cleanHtml, withCleanHtml } from '#server/records/values/html.ts'
import { FieldErrors } from '#server/errors.ts'
import { htmlVectors } from '#tests/support/htmlVectors.ts'

const entity = { ...merchant, properties: [property({ name: 'text', column: 'text', type: 'text', format: 'html' })] }

test.each(htmlVectors)('§9.13 %s is stored harmless, and cleaning it again changes nothing', (vector) => {
  const stored = cleanHtml(`<p>before</p>${vector}<p>after</p>`)
  expect(stored).not.toMatch(/<(?!\/?(?:p|div|br|hr|h[1-3]|ul|ol|li|blockquote|strong|em|u|s|a|span)\b)/)
  for (const [, attributes = ''] of stored.matchAll(/<\w+([^>]*)>/g)) {
    expect(attributes).toMatch(
      /^(?: href="https?:\/\/[^"]*"| href="(?:mailto|tel):[^"]*"| class="(?:align|font)-[a-z-]+"| start="\d+"| \/)*$/,
    )
  }
  expect(cleanHtml(stored)).toBe(stored)
})

test.each([
  ['what the editor writes stays', '<h2 class="align-center">A</h2><ul><li><p><strong>b</strong></p></li></ul>'],
  ['fonts and alignment stay', '<p class="align-right"><span class="font-nunito-sans">x</span></p>'],
  ['links to pages, mail and telephones stay', '<p><a href="https://a.nl/?x=1">x</a><a href="mailto:a@b.nl">y</a></p>'],
  ['text that looks like marks stays text', '<p>a &lt;b&gt; &amp;amp; c</p>'],
])('§9.13 %s', (_what, html) => {
  expect(cleanHtml(html)).toBe(html)
})

test('§9.13 pasted styles that mean an allowed font or alignment become its class', () => {
  expect(cleanHtml('<p style="color: red; text-align: center">a</p>')).toBe('<p class="align-center">a</p>')
  expect(cleanHtml(`<span style="font-family: 'Nunito Sans', serif">a</span>`)).toBe(
    '<span class="font-nunito-sans">a</span>',
  )
  expect(cleanHtml('<span style="font-family: Comic Sans MS">a</span>')).toBe('<span>a</span>')
  expect(cleanHtml('<b>a</b><h5>b</h5>')).toBe('<strong>a</strong><h3>b</h3>')
})

test('whatever is sent, cleaning twice is cleaning once', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="https://a.nl">',
    '</a>',
    '<b',
    '>',
    '<',
    '&lt;',
    '&amp;',
    '"',
    "'",
    '<!--',
    '-->',
    '<svg>',
    '</svg>',
    '<style>',
    '</style>',
    '<ul><li>',
    '</li>',
    'x',
    '<textarea>',
    '</textarea>',
    '<math>',
    '<span style="font-family:Arial">',
    '</span>',
    '<script>',
    '</script>',
    '&#60;',
    '\u0000',
    '<h4>',
    '/>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = cleanHtml(pieces.join(''))
      expect(cleanHtml(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test('rich text is cleaned before it is checked; what says nothing is null, other values are left alone', () => {
  expect(withCleanHtml({ text: '<p>a<script>b</script></p>', other: '<script>' }, entity)).toEqual({
    text: '<p>a</p>',
    other: '<script>',
  })
  expect(withCleanHtml({ text: '<p> &nbsp;</p><p></p>' }, entity)).toEqual({ text: null })
  expect(withCleanHtml({ text: '<hr>' }, entity)).toEqual({ text: '<hr />' })
  expect(withCleanHtml({ text: 5 }, entity)).toEqual({ text: 5 })
  expect(withCleanHtml(['x'], entity)).toEqual(['x'])
})

test('what would keep everybody waiting is refused before it is cleaned', () => {
  // Cleaned, nothing is left of it, and nothing to refuse.
  expect(withCleanHtml({ text: '<svg><style>' }, entity)).toEqual({ text: null })
  expect(() => withCleanHtml({ text: '<svg><style>'.repeat(80_000) }, entity)).toThrow(FieldErrors)
  expect(withCleanHtml({ text: 'x'.repeat(100_000) }, entity)).toEqual({ text: 'x'.repeat(100_000) })
})

test.each([
  ['open elements in each other', '<ul></li>'.repeat(10_000), 'error.tooDeep'],
  ['elements that are not allowed either', '<x>'.repeat(251), 'error.tooDeep'],
  ['what grows too long by cleaning', '&'.repeat(30_000), 'validation.maxLength'],
  ['marks without number', '<p>'.repeat(33_000), 'error.tooManyMarks'],
])('rich text is refused at its field for %s', (_what, html, key) => {
  const errorsOf = (body: object) => {
    try {
      return withCleanHtml(body, entity)
    } catch (error) {
      return error instanceof FieldErrors ? error.body.errors : error
    }
  }
  expect(errorsOf({ text: html })).toEqual({ text: [expect.objectContaining({ key })] })
})

test('depth is counted inside each other, not one after the other', () => {
  const deep = `${'<x>'.repeat(249)}<p>a</p>${'</x>'.repeat(249)}`
  expect(withCleanHtml({ text: deep }, entity)).toEqual({ text: 'a' })
  const long = '<p>a<br />b</p>'.repeat(3_000)
  expect(withCleanHtml({ text: long }, entity)).toEqual({ text: long })
  // Without end tags each paragraph ends where the next begins.
  expect(withCleanHtml({ text: '<p>a'.repeat(3_000) }, entity)).toEqual({ text: '<p>a</p>'.repeat(3_000) })
})

test('the texts of one record together have a limit as well, in all languages', () => {
  const languages = property({ name: 'words', column: 'words', type: 'localized', format: 'html' })
  const both = { ...entity, properties: [...entity.properties, languages] }
  const long = 'x'.repeat(60_000)
  const fits = { text: long, words: { nl: long, en: long } }
  expect(withCleanHtml(fits, both)).toEqual(fits)
  expect(() => withCleanHtml({ ...fits, words: { ...fits.words, fr: long } }, both)).toThrow(
    expect.objectContaining({
      body: { errors: { words: [expect.objectContaining({ key: 'error.tooLongTogether' })] } },
    }),
  )
})
