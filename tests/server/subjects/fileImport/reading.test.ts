/** Files of clients as rows: nothing in them is dropped, and what is beyond a bound is refused with it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { rowCounter } from '#server/import/reading/bounds.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { readRows } from '#server/subjects/fileImport/reading/readRows.ts'
import { zipped } from '#tests/server/import/workbook.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Uint8Array): Promise<Record<string, Cell>[]> {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  const { headers, rows } = await readRows(file, folder)
  const found: Record<string, Cell>[] = []
  for await (const { cells } of rows)
    found.push(Object.fromEntries(headers.flatMap((header, at) => (cells[at] == null ? [] : [[header, cells[at]]]))))
  return found
}

const refusal = (content: string | Uint8Array): Promise<unknown> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.body.error : error),
  )
const times = (count: number, of: (n: number) => string, between = '') =>
  Array.from({ length: count }, (_, n) => of(n)).join(between)

test('what stands around the rows of JSON holds for all of them, before and behind them', async () => {
  const envelope = { errors: [], tags: ['p', 'q'], rows: [{ a: 1 }, { a: 2 }], sender: { name: 'Bakker' } }
  const around = { tags: 'p, q', 'sender.name': 'Bakker' }
  expect(await read(JSON.stringify(envelope))).toEqual([
    { a: 1, ...around },
    { a: 2, ...around },
  ])
})

test('lists in an object of JSON: the first makes rows, the second stays as its text', async () => {
  const file = JSON.stringify([{ a: 1, lines: [{ x: 1 }, { x: 2 }], more: [{ y: 3 }] }])
  expect(await read(file)).toEqual([
    { a: 1, more: '{"y":3}', 'lines.x': 1 },
    { a: 1, more: '{"y":3}', 'lines.x': 2 },
  ])
})

test('numbers of JSON that are more exact than a machine number stay as they were written', async () => {
  expect(await read('[{"a":12345678901234567890,"b":1e999,"c":12.5,"d":0.1000000000000000055}]')).toEqual([
    { a: '12345678901234567890', b: '1e999', c: 12.5, d: '0.1000000000000000055' },
  ])
})

test('values and texts of XML around, beside, in and behind rows are all there', async () => {
  const file = `<list v="1"><client no="9">loose<name>X</name><row id="7">t<sum cur="EUR">12,50</sum><at>Quay<city>Y</city></at></row>
    <row id="8"><sum>3</sum></row><row id="9"><sum>4</sum></row></client><client><name>Alone</name></client><end>last</end></list>`
  const around = { no: '9', name: 'X', client: 'loose', v: '1', end: 'last' }
  expect(await read(file)).toEqual([
    { id: '7', row: 't', sum: '12,50', 'sum.cur': 'EUR', at: 'Quay', 'at.city': 'Y', ...around },
    { id: '8', sum: '3', ...around },
    { id: '9', sum: '4', ...around },
    { name: 'Alone', v: '1', end: 'last' },
  ])
})

test('XML that is no UTF-8 is read in the encoding that it declares', async () => {
  const file = (label: string, byte: number) =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${label}"?><r><i n="1"><a>`),
      Buffer.from([byte]),
      Buffer.from('</a></i></r>'),
    ])
  expect(await read(file('ISO-8859-2', 0xa3))).toEqual([{ n: '1', a: 'Ł' }])
  expect(await read(file('iso-8859-15', 0xa4))).toEqual([{ n: '1', a: '€' }])
  expect(await read(file('nothing', 0xe9))).toEqual([{ n: '1', a: 'é' }])
})

const wide = times(300, (n) => `<v${n}>1</v${n}>`)
const long = 'k'.repeat(201)

test.each([
  [
    'XML of too many rows in an element with values',
    `<r><h>${wide}${times(100_001, () => '<row><a/></row>')}</h></r>`,
    'error.import.tooManyRows',
    { max: 100_000 },
  ],
  [
    'XML whose values around a row and in it are too many',
    `<r><h>${wide}${times(2, () => '<row><a>1</a></row>')}</h></r>`,
    'error.import.tooManyColumns',
    { count: 301, max: 300 },
  ],
  ['XML that is deep', times(33, (n) => `<a${n}>`), 'importJob.deep', { line: 1, max: 32 }],
  ['XML of ever other elements', `<r>${times(5_001, (n) => `<a${n}/>`)}</r>`, 'importJob.manyPaths', { max: 5000 }],
  ['XML with a name without end', `<r><${long}/></r>`, 'importJob.longName', { name: 'k'.repeat(40), max: 200 }],
  [
    'XML with an attribute without end',
    `<r><a ${long}="1"/></r>`,
    'importJob.longName',
    { name: 'k'.repeat(40), max: 200 },
  ],
  [
    'XML with a text without end',
    `<r><a>${'x'.repeat(10_001)}</a></r>`,
    'importJob.longText',
    { line: 1, max: 10_000 },
  ],
  ['JSON of too many rows', `[${times(100_001, () => '{}', ',')}]`, 'error.import.tooManyRows', { max: 100_000 }],
  [
    'JSON of too many rows in one object',
    `[{"a":1,"l":[${times(100_001, () => '{}', ',')}]}]`,
    'error.import.tooManyRows',
    { max: 100_000 },
  ],
  [
    'JSON of too many values in one object',
    `[{"l":[${times(300_000, () => '{}', ',')}]}]`,
    'importJob.manyValues',
    { line: 1, max: 500_000 },
  ],
  [
    'JSON of too many names',
    `[{${times(301, (n) => `"k${n}":1`, ',')}}]`,
    'error.import.tooManyColumns',
    { count: 301, max: 300 },
  ],
  [
    'JSON with an object without end',
    `[\n{"a":"${'x'.repeat(1_100_000)}"}]`,
    'importJob.longObject',
    { line: 2, max: 1_000_000 },
  ],
  ['JSON that is deep', '['.repeat(33), 'importJob.deep', { line: 1, max: 32 }],
  ['JSON with a name without end', `[{"${long}":1}]`, 'importJob.longName', { name: 'k'.repeat(40), max: 200 }],
  ['JSON with a name twice', '[\n{"a":1,"a":2}]', 'importJob.nameTwice', { line: 2, name: 'a' }],
  ['JSON with a second list', '{"rows":[{"a":1}],"more":[{"a":1}]}', 'importJob.secondList', { name: 'more' }],
] as const)('%s is refused with the bound', async (_name, content, key, values) => {
  expect(await refusal(content)).toEqual({ key, values })
})

test('cells and characters of all rows together have a bound', () => {
  const filled = rowCounter()
  const many = { cells: Array.from({ length: 300 }, () => 1) }
  expect(() => {
    for (let n = 0; n < 33_334; n += 1) filled(many)
  }).toThrow('error.import.tooManyCells')
  // A workbook may name one long text in each of its cells.
  const written = rowCounter()
  const longOnes = { cells: Array.from({ length: 300 }, () => 'x'.repeat(10_000)) }
  expect(() => {
    for (let n = 0; n < 34; n += 1) written(longOnes)
  }).toThrow('error.import.tooManyCharacters')
})

test('a zip with two entries of one name, and one that lists too many, are refused', async () => {
  expect(await read(await zipped({ 'a.csv': 'a;b\n1;2' }))).toEqual([{ a: '1', b: '2' }])
  const twice = await zipped({ 'a.csv': 'a;b\n1;2', 'b.pdf': '%PDF-1' })
  expect(await refusal(Buffer.from(twice.toString('latin1').replaceAll('b.pdf', 'a.csv'), 'latin1'))).toEqual({
    key: 'importJob.brokenZip',
  })
  const folders = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`.${n}`, '']))
  expect(await refusal(await zipped({ 'a.csv': 'a;b\n1;2', ...folders }))).toEqual({ key: 'importJob.largeZip' })
})
