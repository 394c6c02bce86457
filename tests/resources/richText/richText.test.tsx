/** Rich text and long text for readers: on a page, and in a table cell. */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { truncate } from '#resources/texts/texts.ts'
import { cleanFragment } from '#resources/richText/cleanFragment.ts'
import { plainText } from '#resources/richText/plainText.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { cleanHtml } from '#server/records/values/html.ts'
import { htmlVectors } from '#tests/support/htmlVectors.ts'
import { gone, never } from '#tests/support/waits.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

const markup = (html: string): string => {
  const place = document.createElement('div')
  place.append(cleanFragment(html))
  return place.innerHTML
}
const asParsed = (html: string): string => {
  const place = document.createElement('div')
  place.innerHTML = html
  return place.innerHTML
}

test.each(htmlVectors)('§9.13 the browser shows nothing of %s that the allow-list does not name', (vector) => {
  const place = document.createElement('div')
  place.append(cleanFragment(`<p>before</p>${vector}`))
  for (const element of place.querySelectorAll('*')) {
    expect(element.localName).toMatch(
      /^(p|div|br|hr|h[1-6]|ul|ol|li|blockquote|strong|b|em|i|u|ins|s|strike|del|a|span)$/,
    )
    for (const { name, value } of element.attributes) {
      expect(`${name}=${value}`).toMatch(
        /^(class=(align|font)-[a-z-]+|start=\d+|href=(https?:\/\/|mailto:|tel:).*|target=_blank|rel=noopener noreferrer)$/,
      )
    }
  }
})

test.each(htmlVectors)('§9.13 what the server stores of %s is what the browser shows', (vector) => {
  const stored = cleanHtml(`<p>before</p>${vector}`)
  const shown = markup(stored)
  expect(shown.replace(/ rel="noopener noreferrer"| target="_blank"/g, '')).toBe(asParsed(stored))
})

test('§9.13 a foreign server’s inline styles become our classes; links open elsewhere and tell nothing', () => {
  expect(markup('<p style="text-align: right"><span style="font-family: Arial">a</span></p>')).toBe(
    '<p class="align-right"><span class="font-arial">a</span></p>',
  )
  expect(markup('<a href="https://a.nl" target="_top">x</a>')).toBe(
    '<a href="https://a.nl" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

const record = { id: 1, x: '<p>Betaal <strong>€ 12</strong> &amp; bel ons.</p><script>hit()</script>' }

test('§9.13 rich text is shown whole where a record is read', async () => {
  const { container } = renderIn({ resource: 'customer', record }, <RichTextValue source="x" />)
  expect((await screen.findByText('€ 12')).localName).toBe('strong')
  await never(() => container.querySelector('script'))
})

test('in a table it is its beginning, as plain text', () => {
  const { container } = renderIn(
    { resource: 'customer', record },
    <PartContext value="cell">
      <RichTextValue source="x" />
    </PartContext>,
  )
  expect(container.textContent).toBe('Betaal € 12 & bel ons. hit()')
  expect(plainText('<ul><li><p>a</p></li><li><p>b<br>c</p></li></ul>')).toBe('a b c')
})

const long = 'Een heel lang verhaal dat niet op één regel van een tabel past, hoe breed die ook is.'

test('text is cut at 50 characters with an ellipsis, never within a character', () => {
  expect(truncate(long)).toBe('Een heel lang verhaal dat niet op één regel van ee…')
  expect(truncate('x'.repeat(50))).toBe('x'.repeat(50))
  expect(truncate('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}…`)
  expect(truncate('abcdef', 3)).toBe('abc…')
})

test.each([
  ['one line', TextValue],
  ['several lines', LongTextValue],
])('§9.15 long text of %s is cut in a table, and focus shows all of it', async (_what, Field) => {
  renderIn(
    { resource: 'customer', record: { id: 1, x: long } },
    <PartContext value="cell">
      <Field source="x" />
    </PartContext>,
  )
  const cut = screen.getByText('Een heel lang verhaal dat niet op één regel van ee…')
  expect(cut.tabIndex).toBe(0)
  const isShown = async () => expect((await screen.findByRole('tooltip')).textContent).toBe(long)
  const goes = (by: () => unknown) => gone(() => screen.queryByRole('tooltip'), by)
  fireEvent.pointerOver(cut, { pointerType: 'mouse' })
  await isShown()
  await goes(() => fireEvent.keyDown(document, { key: 'Escape' }))
  act(() => cut.focus())
  await isShown()
  await goes(() => fireEvent.blur(cut))
  fireEvent.touchStart(cut)
  await isShown()
})

test('outside of a table long text is whole', () => {
  renderIn({ resource: 'customer', record: { id: 1, x: long } }, <LongTextValue source="x" />)
  screen.getByText(long)
})
