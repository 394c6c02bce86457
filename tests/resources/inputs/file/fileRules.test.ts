import { expect, test } from 'vitest'
import { acceptedText, shortName, sift, sizeText } from '#resources/inputs/file/fileRules.ts'

test.each([
  { name: 'jaarverslag-2025.pdf', short: 'jaarversla….pdf' },
  { name: 'bon.png', short: 'bon.png' },
  { name: '1234567890.png', short: '1234567890.png' },
  { name: '12345678901', short: '1234567890…' },
  { name: 'een.heel.lange.naam.tar.gz', short: 'een.heel.l….gz' },
  { name: '.env', short: '.env' },
  { name: '😀😀😀😀😀😀😀😀😀😀😀.txt', short: '😀😀😀😀😀😀😀😀😀😀….txt' },
])('§9.14 the name $name is shown as $short', ({ name, short }) => {
  expect(shortName(name)).toBe(short)
})

const file = (name: string, size: number, type = '') => new File(['x'.repeat(size)], name, { type })

test('§9.14 a file of another kind, too large or empty is refused with what is wrong; the others are taken', () => {
  const added = [
    file('a.PDF', 5),
    file('b.png', 5, 'image/png'),
    file('c.exe', 5, 'application/x-msdownload'),
    file('d.pdf', 50),
    file('e.pdf', 0),
  ]
  const { files, problems } = sift(added, 0, { accept: '.pdf, image/*', maxSize: 10 }, 'en')
  expect(files.map(({ name }) => name)).toEqual(['a.PDF', 'b.png'])
  expect(problems).toEqual([
    { key: 'wrongType', values: { name: 'c.exe', accepted: 'PDF, image' } },
    { key: 'tooLarge', values: { name: 'd.pdf', limit: '10 byte' } },
    { key: 'empty', values: { name: 'e.pdf' } },
  ])
})

test('§9.14 no more files than there is room for', () => {
  const { files, problems } = sift([file('a', 1), file('b', 1)], 2, { maxCount: 3 }, 'nl')
  expect([files.map(({ name }) => name), problems]).toEqual([['a'], [{ key: 'tooMany', values: { limit: 3 } }]])
})

test('sizes and kinds read as in the language of the reader', () => {
  expect(sizeText(1_500_000, 'nl').replace(/\s/g, ' ')).toBe('1,5 MB')
  expect(sizeText(84_000, 'fr').replace(/\s/g, ' ')).toBe('84 ko')
  expect(acceptedText('text/csv,.xlsx')).toBe('text/csv, XLSX')
})
