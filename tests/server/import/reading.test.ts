/** Files as tables: what people have, and what would harm. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '#server/errors.ts'
import { openReaders, openReading } from '#server/import/reading/rowsOfThread.ts'
import { withTable } from '#server/import/reading/table.ts'
import { oddWorkbook, sheet, workbook, zipped } from '#tests/server/import/workbook.ts'

let folder = ''
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, String((count += 1)))
  await writeFile(file, content)
  return file
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

const read = async (content: string | Uint8Array) =>
  withTable(await fileOf(content), async ({ rows, ...head }) => ({ ...head, rows: await listOf(rows) }))

/** The key of the sentence with which a file is refused. */
const refusal = (content: string | Uint8Array): Promise<unknown> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Refused ? error.body.error : error),
  )
const said = (name: string, values?: object) => ({ key: `error.import.${name}`, ...(values && { values }) })

test.each([
  ['semicolons, with decimal commas in every row', 'a;b\n1,5;2,5\n3,5;4,5\n'],
  ['commas', 'a,b\n"1,5","2,5"\n"3,5","4,5"\n'],
  ['tabs', 'a\tb\n1,5\t2,5\n3,5\t4,5\n'],
  ['bars, and CRLF', 'a|b\r\n1,5|2,5\r\n3,5|4,5\r\n'],
  ['a delimiter that Excel names', 'sep=;\r\na;b\r\n1,5;2,5\r\n3,5;4,5'],
  ['a byte order mark', '\uFEFFa;b\n1,5;2,5\n3,5;4,5'],
])('%s', async (_name, text) => {
  const { headers, rows } = await read(text)
  expect(headers).toEqual(['a', 'b'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1,5', '2,5'],
    ['3,5', '4,5'],
  ])
})

test('quotes, line breaks and delimiters inside quotes, and a stray quote', async () => {
  const { rows } = await read('name;note\n"Jansen; & ""zn""";"one\ntwo"\n5" pipe;x\n')
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Jansen; & "zn"', 'one\ntwo'],
    ['5" pipe', 'x'],
  ])
})

test('rows have the numbers of a spreadsheet; empty ones are left out, cells may be missing or too many', async () => {
  const { rows } = await read('a;b\n\n1;2\n;\n3\n4;5;6\n')
  expect(rows).toEqual([
    { number: 3, cells: ['1', '2'] },
    { number: 5, cells: ['3'] },
    { number: 6, cells: ['4', '5', '6'] },
  ])
})

test('a comma in every row is no delimiter beside one that stands in all of them', async () => {
  const { headers, rows } = await read('Naam, voornaam;Nummer;Staat\nWit, An;1;x;\nVos, Vi;2;x\nMus, Mo;3;x;\n')
  expect(headers).toEqual(['Naam, voornaam', 'Nummer', 'Staat'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Wit, An', '1', 'x'],
    ['Vos, Vi', '2', 'x'],
    ['Mus, Mo', '3', 'x'],
  ])
})

test('columns without a header are called by their letters', async () => {
  expect((await read('Naam;;;Bedrag\nJan;1;2;3\n')).headers).toEqual(['Naam', '(B)', '(C)', 'Bedrag'])
})

test('windows-1252, UTF-8 and UTF-16 are told apart', async () => {
  const text = 'naam;prijs\nCafé Čapek;€ 5\n'
  const inWindows = Buffer.from('naam;prijs\nCaf\xe9;\x80 5\n', 'latin1')
  expect((await read(text)).rows[0]?.cells).toEqual(['Café Čapek', '€ 5'])
  expect((await read(inWindows)).rows[0]?.cells).toEqual(['Café', '€ 5'])
  expect((await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).rows[0]?.cells).toEqual(['Café Čapek', '€ 5'])
})

test('one odd byte spoils no other character, nor does a mark before it or an end inside a character', async () => {
  const mixed = Buffer.concat([
    Buffer.from('naam;plaats;over\nRenée Müller;Curaçao;10 '),
    Buffer.from([0x96]),
    Buffer.from(' 20\nÉlise;’s-Gravenhage;€ 5\nLevé;x;caf'),
    Buffer.from([0xc3]),
  ])
  const expected = [
    ['Renée Müller', 'Curaçao', '10 – 20'],
    ['Élise', '’s-Gravenhage', '€ 5'],
    ['Levé', 'x', 'cafÃ'],
  ]
  const marked = Buffer.concat([Buffer.from('\uFEFF'), mixed])
  expect((await read(mixed)).rows.map(({ cells }) => cells)).toEqual(expected)
  expect(await read(marked)).toMatchObject({
    headers: ['naam', 'plaats', 'over'],
    rows: [{ cells: expected[0] }, {}, {}],
  })
})

test('characters that pieces of a file divide stay whole', async () => {
  const text = 'é€𝄞'.repeat(2_500)
  const lines = `${`${text};x\n`.repeat(8)}`
  const { rows } = await read(Buffer.concat([Buffer.from('a;b\n'), Buffer.from([0x96, 0x0a]), Buffer.from(lines)]))
  expect(new Set(rows.slice(1).map(({ cells }) => cells[0]))).toEqual(new Set([text]))
})

test('the first sheet that is not empty is read; days have no hidden time below a second', async () => {
  const file = await oddWorkbook({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Voorblad" sheetId="1" r:id="rId1"/><sheet name="Lijst" sheetId="2" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t> </t></is></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>dag</t></is></c></row><row r="2"><c r="A2" s="1"><v>46023.999995</v></c></row><row r="3"><c r="A3" s="1"><v>46024.573</v></c></row>',
    ),
  })
  const { headers, rows } = await read(file)
  expect(headers).toEqual(['dag'])
  expect(rows.map(({ cells }) => cells[0])).toEqual(['2026-01-02', '2026-01-02T13:45:07'])
})

test('a workbook: numbers, days, booleans, formulas by their last value, merged cells by their first', async () => {
  const merged = '<mergeCells count="1"><mergeCell ref="A3:B3"/></mergeCells>'
  const file = await workbook(
    [
      ['naam', 'bedrag', 'dag', 'ja', 'som'],
      ['Café & zn', 12.5, { serial: 46000 }, true, { formula: 'B2*2', value: 25 }],
      ['samen', null, null, null, null],
      [],
      ['31612345678', 31612345678, 46000, false, null],
    ],
    merged,
  )
  const { format, headers, rows } = await read(file)
  expect({ format, headers }).toEqual({ format: 'xlsx', headers: ['naam', 'bedrag', 'dag', 'ja', 'som'] })
  expect(rows).toEqual([
    { number: 2, cells: ['Café & zn', 12.5, '2025-12-09', true, 25] },
    { number: 3, cells: ['samen'] },
    { number: 5, cells: ['31612345678', 31612345678, 46000, false] },
  ])
})

test.each([
  ['an empty file', '', said('empty')],
  ['blanks alone', '\n \n;;\n', said('empty')],
  ['headers alone', 'a;b\n', said('noRows')],
  ['a header twice', 'Naam;Plaats;naam\n1;2;3\n', said('headerTwice', { header: 'naam' })],
  [
    'too many columns',
    `${Array.from({ length: 301 }, (_, n) => `c${n}`).join(';')}\n1\n`,
    said('tooManyColumns', { count: 301, max: 300 }),
  ],
  ['a first line that is no headers', `${'x'.repeat(300)};b\n1;2\n`, said('noHeaders')],
  ['a quote that never closes', `a;b\n1;2\n"3;x`, said('openQuote', { row: 3 })],
  ['a line without end', `a;b\n1;2\n"3;${'x'.repeat(2_000_000)}`, said('longLine', { row: 3, max: 1_000_000 })],
  [
    'two hundred thousand columns',
    `${'c;'.repeat(200_000)}\n1\n`,
    said('tooManyColumns', { count: 200_000, max: 300 }),
  ],
  [
    'a row of four hundred thousand cells',
    `a;b\n1${';'.repeat(400_000)}x\n`,
    said('wideRow', { row: 2, count: 400_001, max: 300 }),
  ],
  ['a cell without end', `a;b\n1;${'x'.repeat(10_001)}\n`, said('longCell', { row: 2, column: 2, max: 10_000 })],
  ['a PDF', '%PDF-1.7\n', said('otherKind', { kind: 'PDF' })],
  ['a web page called .xls', '<html><table>', said('otherKind', { kind: 'HTML' })],
  ['bytes', Buffer.from([1, 2, 0, 0, 3, 10, 0, 4]), said('notText')],
  ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), said('oldExcel')],
  [
    'an encrypted workbook',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    said('encrypted'),
  ],
  ['half an archive', 'PK\u0003\u0004 and no more', said('brokenWorkbook')],
])('%s is refused with what to do', async (_name, content, expected) => {
  expect(await refusal(content)).toEqual(expected)
})

test('archives that are no workbook, a damaged one, and an empty sheet are refused', async () => {
  expect(await refusal(await zipped({ 'a.txt': 'x' }))).toEqual(said('otherKind', { kind: 'ZIP' }))
  expect(
    await refusal(await oddWorkbook({ 'xl/workbook.xml': '<not', 'xl/worksheets/sheet1.xml': sheet('') })),
  ).toEqual(said('brokenWorkbook'))
  expect(await refusal(await workbook([]))).toEqual(said('empty'))
})

test('a workbook that unpacks to more than it may is refused before it is unpacked', async () => {
  const cell = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(30_000_000)}</t></is></c></row>`
  expect(await refusal(await oddWorkbook({ 'xl/worksheets/sheet1.xml': sheet(cell) }))).toEqual(said('largeWorkbook'))
})

test('a workbook whose reading needs too much memory or time ends that reading only', async () => {
  const rows = Array.from({ length: 60_000 }, (_, n) => [`row ${n} ${Math.sin(n)}`, n * Math.E, `${Math.cos(n)}`])
  const file = await fileOf(await workbook(rows))
  const worker = path.resolve(import.meta.dirname, '../../../server/import/reading/tableWorker.ts')
  const outcome = async (own: object) => {
    const bounds = { within: 60_000, memory: 512, atOnce: 1, ...own }
    const reading = openReading(openReaders<string, object>(worker, bounds), file, bounds)
    return reading.then(
      () => 'read',
      (error: unknown) => (error instanceof Refused ? error.body.error : error),
    )
  }
  expect(await outcome({ memory: 24 })).toEqual(said('largeFile'))
  expect(await outcome({ within: 1, toBegin: 0 })).toEqual(said('slowFile', { seconds: 1 }))
})
