import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf, fileName, freeName, longestName, shortened } from '#domain/documents/fileName.ts'

test.each([
  ['C:\\scans\\invoice.PDF', 'invoice.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['  . brief . .pdf', 'brief.pdf'],
  ['gpj.\u202eexe.pdf', 'gpj.exe.pdf'],
  ['a\r\nb.pdf', 'ab.pdf'],
  ['con.pdf', 'con_.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  ['photo.exe', 'photo.pdf'],
  ['e\u0301e\u0301n.pdf', 'één.pdf'],
  [`${'x'.repeat(51)}.pdf`, `${'x'.repeat(50)}….pdf`],
  [`${'x'.repeat(50)}.pdf`, `${'x'.repeat(50)}.pdf`],
])('%j is kept as %j', (sent, kept) => {
  expect(fileName(sent, ['pdf'])).toBe(kept)
})

test('an ending that the type has stays', () => {
  expect(fileName('a.jpeg', ['jpg', 'jpeg'])).toBe('a.jpeg')
  expect(endingOf('a.tar.GZ')).toBe('gz')
  expect(endingOf('no ending.')).toBe('')
})

test('whatever is sent, a name is short, and no path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
      const name = fileName(sent, ['pdf'])
      expect(name).toMatch(/\.pdf$/)
      expect(name).not.toMatch(/[/\\\u0000-\u001f\u202e]/)
      expect([...name].length).toBeLessThanOrEqual(longestName + '….pdf'.length + 1)
    }),
  )
})

test('a text of fifty characters is whole, by characters and not by bytes', () => {
  expect(shortened('😀'.repeat(50))).toBe('😀'.repeat(50))
  expect(shortened('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}…`)
})

test('a taken name gets the next number', () => {
  expect(freeName('a.pdf', new Set())).toBe('a.pdf')
  expect(freeName('a.pdf', new Set(['a.pdf', 'a (2).pdf']))).toBe('a (3).pdf')
  expect(freeName('a', new Set(['a']))).toBe('a (2)')
})
