/** Filling in templates: each placeholder once, each value escaped for its place. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { withInlineStyles } from '#domain/templates/messageStyle.ts'
import { render } from '#domain/templates/render.ts'
import type { Value } from '#domain/templates/variable.ts'
import { cleanHtml } from '#server/records/values/html.ts'

const text = (value: string): Value => ({ format: 'text', text: value })
const from =
  (values: Readonly<Record<string, Value>>) =>
  ({ key }: { key: string }) =>
    Object.hasOwn(values, key) ? values[key] : undefined

test('both ways of naming a variable, in every language', () => {
  const values = from({
    'file.total.outstanding': { format: 'money', cents: 1_250_00, currency: 'EUR' },
    today: { format: 'date', day: '2026-03-01' },
  })
  const say = (language: 'nl' | 'en' | 'fr' | 'de') =>
    render('{{ file.total.outstanding }} op %today%', 'text', language, values).content
  expect(say('nl')).toBe('€ 1.250,00 op 1 maart 2026')
  expect(say('en')).toBe('€1,250.00 op 1 March 2026')
  expect(say('fr')).toBe('1 250,00 € op 1 mars 2026')
  expect(say('de')).toBe('1.250,00 € op 1. März 2026')
})

test('what is no name stays: per cents, single braces, addresses with per cents', () => {
  const html = '<p>5 % of 6%, {x}, <a href="https://a.nl/?q=%today%20">100%</a></p>'
  expect(render(html, 'html', 'nl', from({ today: text('X') }))).toEqual({ content: html, missing: [] })
})

test('a value that is missing or blank is named, and never left out', () => {
  const rendered = render(
    '<p>{{file.total.costs}} {{debtor.company}}</p>',
    'html',
    'nl',
    from({ 'debtor.company': text(' ') }),
  )
  expect(rendered.missing).toEqual(['file.total.costs', 'debtor.company'])
  expect(rendered.content).toBe('<p>{{file.total.costs}} {{debtor.company}}</p>')
})

test('lines of a value are lines in rich text, and one line in a subject', () => {
  const values = from({ 'debtor.address': text('Molenweg 14\r\n3581 AB Utrecht') })
  expect(render('<p>{{debtor.address}}</p>', 'html', 'nl', values).content).toBe(
    '<p>Molenweg 14<br />3581 AB Utrecht</p>',
  )
  expect(render('Aan {{debtor.address}}', 'line', 'nl', values).content).toBe('Aan Molenweg 14 3581 AB Utrecht')
})

test('a link is one only where it is safe, and a name in an address is encoded', () => {
  const link = (value: string) =>
    render('<p>{{file.paymentLink}}</p>', 'html', 'nl', from({ 'file.paymentLink': { format: 'link', text: value } }))
      .content
  expect(link('https://a.nl/?a=1&b=2')).toBe('<p><a href="https://a.nl/?a=1&amp;b=2">https://a.nl/?a=1&amp;b=2</a></p>')
  expect(link('javascript:alert(1)')).toBe('<p>javascript:alert(1)</p>')
  const inAddress = render(
    '<a href="https://a.nl/?f={{file.number}}">x</a>',
    'html',
    'nl',
    from({ 'file.number': text('"><b>&') }),
  )
  expect(inAddress.content).toBe('<a href="https://a.nl/?f=%22%3E%3Cb%3E%26">x</a>')
})

test('a block takes the place of its paragraph, and its text is escaped', () => {
  const block: Value = {
    format: 'block',
    block: { kind: 'table', head: ['a', 'b'], rows: [['<script>', '1']], amounts: [1] },
  }
  const { content } = render('<p>{{file.claimsTable}}</p><p>x</p>', 'html', 'nl', from({ 'file.claimsTable': block }))
  expect(content).toBe(
    '<table><thead><tr><th>a</th><th class="amount">b</th></tr></thead><tbody><tr><td>&lt;script&gt;</td><td class="amount">1</td></tr></tbody></table><p>x</p>',
  )
  expect(withInlineStyles(content)).not.toContain('class=')
  expect(withInlineStyles(content)).toContain('text-align:right')
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{{file.number}}',
    '%debtor.fullName%',
    '{{',
    '}}',
    '<script>alert(1)</script>',
    '" onload="x',
    "'><img src=x>",
    '$&',
    '$1',
    '\\',
    '&lt;b&gt;',
  ),
  fc.array(fc.constantFrom('{', '}', '%', 'today', '<', '>', '"', '&', '\n', '$')).map((parts) => parts.join('')),
)

test('no value is read as a template: one pass', () => {
  fc.assert(
    fc.property(nasty, nasty, (first, second) => {
      const values = from({ 'debtor.fullName': text(`a${first}`), 'file.number': text(`b${second}`) })
      const { content, missing } = render('{{debtor.fullName}}|%file.number%', 'text', 'nl', values)
      expect(content).toBe(`a${first}|b${second}`)
      expect(missing).toEqual([])
    }),
  )
})

test('no value becomes markup: what a cleaner leaves is what was written', () => {
  fc.assert(
    fc.property(nasty, (given) => {
      const value = `a${given.replace(/[\0\r]/g, '')}z`.toWellFormed()
      const { content } = render('<p>{{debtor.fullName}}</p>', 'html', 'nl', from({ 'debtor.fullName': text(value) }))
      expect(content.replace(/<br \/>/g, '')).not.toMatch(/<(?!\/?p>)/)
      expect(
        cleanHtml(content)
          .match(/<[a-z]+/g)
          ?.every((tag) => tag === '<p' || tag === '<br'),
      ).toBe(true)
      expect(textOfHtml(content).replace(/\s+/g, ' ')).toBe(value.replace(/\s+/g, ' '))
    }),
  )
})

test('no value breaks out of an address', () => {
  fc.assert(
    fc.property(nasty, (given) => {
      const { content } = render(
        '<a href="https://a.nl/{{file.number}}">x</a>',
        'html',
        'nl',
        from({ 'file.number': text(`a${given}`) }),
      )
      expect(content).toMatch(/^<a href="https:\/\/a\.nl\/[A-Za-z0-9%.!~*'()_-]+">x<\/a>$/)
    }),
  )
})

test('no value adds a header to a mail', () => {
  fc.assert(
    fc.property(nasty, (given) => {
      const { content } = render(
        'Betreft {{file.number}}',
        'line',
        'nl',
        from({ 'file.number': text(`a${given}\r\nBcc: x@y.nl`) }),
      )
      expect(content).not.toMatch(/[\r\n]/)
    }),
  )
})

test('a name that ends in a full stop ends its sentence, and no other point goes', () => {
  const values = from({ 'customer.company': text('Coenen B.V.'), 'debtor.name': text('Saar') })
  const say = (template: string, kind: 'text' | 'html' = 'text') => render(template, kind, 'nl', values).content
  expect(say('namens {{customer.company}}. Uw dossier')).toBe('namens Coenen B.V. Uw dossier')
  expect(say('<p>namens %customer.company%.</p>', 'html')).toBe('<p>namens Coenen B.V.</p>')
  expect(say('{{customer.company}}, {{debtor.name}}. {{customer.company}}... {{customer.company}}.nl')).toBe(
    'Coenen B.V., Saar. Coenen B.V.... Coenen B.V..nl',
  )
})
