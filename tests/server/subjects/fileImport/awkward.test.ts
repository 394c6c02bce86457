/**
 * Files that nobody here would write by hand: each imports rightly, or is refused with the sentence that helps. Rows that are
 * right have one claim of 1,234.56 with the number F1 and its due date on 15 February 2026, unless something else is said.
 */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { oddWorkbook, sheet, workbook, zipped, type SheetCell } from '#tests/server/import/workbook.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { encryptedWorkbook, oldWorkbook, zipBomb } from './hostile.ts'
import { csv, line, rowsOf, send, uploader, validate, type Import, type Row } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  return office
})

type Outcome = { refused: string } | { job: Import; rows: Row[]; values: Record<string, unknown>[] }

async function outcomeOf(api: Api, customer: number, file: string | Buffer, name: string): Promise<Outcome> {
  const client = api.as(uploader)
  const answer = await send(client, file, { customer, name })
  const body = answer.json<Import & { error?: string; errors?: Record<string, string[]> }>()
  if (answer.statusCode !== 201) {
    expect(answer.statusCode).toBeLessThan(500)
    return {
      refused:
        body.error ??
        Object.values(body.errors ?? {})
          .flat()
          .join(' '),
    }
  }
  if (body.missing.length > 0) return { refused: `missing: ${body.missing.join(', ')}` }
  const job = await validate(api, client, body.id)
  const stored = await api.rows('import_row')
  return {
    job,
    rows: await rowsOf(client, body.id),
    values: stored.map(({ values }) => (values as { parts?: { claim: Record<string, unknown> } }).parts?.claim ?? {}),
  }
}

const titles = ['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Bedrag', 'Naam', 'E-mail']
const own: SheetCell[] = ['F1', '01-02-2026', '15-02-2026', '1.234,56', 'Jansen', 'j@example.nl']
const text = (separator: string, cells: readonly (string | number)[] = own as string[]) =>
  `${titles.join(separator)}\r\n${cells.join(separator)}\r\n`
const table = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(';')).join('\r\n')
const changed = (at: number, value: string) =>
  table([titles, own.map((cell, index) => (index === at ? value : String(cell)))])
const latin = (given: string) => Buffer.from(given, 'latin1')
const utf16 = (given: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${given}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const serials = (given: SheetCell[]) => workbook([titles, given])
const mac = (book: Record<string, string>) =>
  oddWorkbook({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ...book,
  })
const cellsXml = (cells: readonly SheetCell[], row: number) =>
  cells
    .map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${row}`
      return typeof cell === 'object' && cell !== null && 'serial' in cell
        ? `<c r="${place}" s="1"><v>${cell.serial}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${String(cell)}</t></is></c>`
    })
    .join('')

/** What a right one has beside the usual; or of what a refusal speaks. */
type Expected =
  { right: Record<string, unknown> } | { refused: RegExp } | { wrong: [column: string | null, rule: RegExp] }
type Case = [name: string, file: () => string | Buffer | Promise<string | Buffer>, expected: Expected]
const usual = {
  number: 'F1',
  dueDate: '2026-02-15',
  invoiceDate: '2026-02-01',
  amount: { amount: 123456, currency: 'EUR' },
}

const cases: Case[] = [
  ['semicolons with decimal commas', () => text(';'), { right: {} }],
  ['commas with decimal points', () => text(',', own.with(3, '1234.56') as string[]), { right: {} }],
  ['tabs', () => text('\t'), { right: {} }],
  ['bars', () => text('|'), { right: {} }],
  ['a byte order mark', () => `\ufeff${text(';')}`, { right: {} }],
  ['windows-1252', () => latin(text(';', own.with(4, 'Müller') as string[])), { right: {} }],
  ['UTF-16, little end first', () => utf16(text(';')), { right: {} }],
  ['UTF-16, big end first', () => utf16(text(';'), true), { right: {} }],
  ['the separator named by Excel', () => `sep=;\r\n${text(';')}`, { right: {} }],
  ['lines that end as on an old Mac', () => text(';').replaceAll('\r\n', '\r'), { right: {} }],
  ['lines that end in a new line alone', () => text(';').replaceAll('\r\n', '\n'), { right: {} }],
  ['empty lines at the end', () => `${text(';')}\r\n\r\n;;;;;\r\n`, { right: {} }],
  ['empty lines at the beginning', () => `\r\n\r\n${text(';')}`, { right: {} }],
  ['quotes and new lines in cells', () => changed(4, '"Jan ""de""\r\nWit; en zonen"'), { right: {} }],
  ['a quote that never closes', () => changed(4, '"Jansen'), { refused: /aanhalingsteken/ }],
  ['a row with fewer cells', () => table([[...titles, 'Telefoon'], own as string[]]), { right: {} }],
  ['a row with more cells', () => table([titles, [...(own as string[]), 'x']]), { wrong: [null, /moreCells/] }],
  [
    'a header twice',
    () =>
      table([
        [...titles, 'Bedrag'],
        [...(own as string[]), '1'],
      ]),
    { refused: /heten “Bedrag”/ },
  ],
  [
    'headers in capitals with blanks',
    () => text(';').replace('Factuurnummer', '  FACTUUR  NUMMER ').replace('Vervaldatum', 'VERVAL-DATUM'),
    { right: {} },
  ],
  [
    'English headers',
    () => text(';').replace(titles.join(';'), 'Invoice number;Invoice date;Due date;Amount;Name;Email'),
    { right: {} },
  ],
  [
    'French headers',
    () => text(';').replace(titles.join(';'), 'Numéro de facture;Date de facture;Échéance;Montant;Nom;Courriel'),
    { right: {} },
  ],
  [
    'headers that say whose they are',
    () =>
      text(';').replace(
        titles.join(';'),
        'Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Debiteurnaam;E-mail van de debiteur',
      ),
    { right: {} },
  ],
  [
    'headers that nobody knows',
    () => text(';').replace(titles.join(';'), 'a;b;c;d;e;f'),
    { refused: /missing: Factuurnummer/ },
  ],
  ['thousands with points', () => changed(3, '1.234,56'), { right: {} }],
  ['thousands with commas', () => changed(3, '"1,234.56"'), { right: {} }],
  ['thousands with blanks', () => changed(3, '1 234,56'), { right: {} }],
  ['a sign of the euro', () => changed(3, '€ 1.234,56'), { right: {} }],
  ['the currency behind it', () => changed(3, '1234,56 EUR'), { right: {} }],
  ['a negative amount', () => changed(3, '-1.234,56'), { right: { type: 'credit_note' } }],
  ['a sign behind the amount', () => changed(3, '1.234,56-'), { right: { type: 'credit_note' } }],
  ['an amount in brackets', () => changed(3, '(1.234,56)'), { right: { type: 'credit_note' } }],
  ['an amount of zero', () => changed(3, '0,00'), { wrong: ['Bedrag', /./] }],
  ['an amount in words', () => changed(3, 'veel'), { wrong: ['Bedrag', /money/] }],
  ['ISO dates', () => changed(2, '2026-02-15'), { right: {} }],
  ['dates with slashes', () => changed(2, '15/2/2026'), { right: {} }],
  ['a year of two digits', () => changed(2, '15-02-26'), { right: {} }],
  ['a date with midnight', () => changed(2, '2026-02-15 00:00:00'), { right: {} }],
  ['a serial number in a CSV', () => changed(2, '46068'), { right: {} }],
  ['a day that does not exist', () => changed(2, '31-02-2026'), { wrong: ['Vervaldatum', /day/] }],
  ['a due date before the invoice', () => changed(2, '15-01-2026'), { wrong: ['Vervaldatum', /./] }],
  [
    'an invoice of tomorrow',
    () => changed(1, '01-02-2099').replace('15-02-2026', '15-02-2099'),
    { wrong: ['Factuurdatum', /future/] },
  ],
  ['a formula', () => changed(4, "=cmd|'/c calc'!A1"), { right: {} }],
  ['a formula behind an apostrophe', () => changed(0, "'=F1").replace("'=F1", 'F1'), { right: {} }],
  ['an emoji', () => changed(4, '🦊 Vos'), { right: {} }],
  ['NUL bytes', () => changed(4, 'Jan\u0000sen'), { refused: /geen tekst/ }],
  ['a very long cell', () => changed(4, 'x'.repeat(10_001)), { refused: /tekens/ }],
  ['a name that is too long', () => changed(4, 'x'.repeat(200)), { wrong: ['Naam', /./] }],
  ['an e-mail that is none', () => changed(5, 'jansen at example'), { wrong: ['E-mail', /./] }],
  ['nothing', () => '', { refused: /Er staat niets/ }],
  ['blanks alone', () => ' \r\n \r\n', { refused: /Er staat niets/ }],
  ['headers alone', () => titles.join(';'), { refused: /geen rijen/ }],
  ['a workbook', () => serials(own), { right: {} }],
  [
    'a workbook with days and numbers',
    () => serials(['F1', { serial: 46_054 }, { serial: 46_068 }, 1234.56, 'Jansen', 'j@example.nl']),
    { right: {} },
  ],
  [
    'a workbook with dates as numbers',
    () => serials(['F1', 46_054, 46_068, 1234.56, 'Jansen', 'j@example.nl']),
    { right: {} },
  ],
  [
    'a workbook with a number of an invoice',
    () => serials([2026001, { serial: 46_054 }, { serial: 46_068 }, 1234.56, 'Jansen', 'j@example.nl']),
    { right: { number: '2026001' } },
  ],
  [
    'a workbook with a formula',
    () =>
      serials([
        'F1',
        { serial: 46_054 },
        { serial: 46_068 },
        { formula: '1000+234.56', value: 1234.56 },
        'Jansen',
        'j@example.nl',
      ]),
    { right: {} },
  ],
  [
    'a workbook of a Mac, with the years from 1904',
    () =>
      mac({
        'xl/worksheets/sheet1.xml': sheet(
          `<row r="1">${cellsXml(titles, 1)}</row><row r="2">${cellsXml(['F1', { serial: 46_054 - 1462 }, { serial: 46_068 - 1462 }, '1234,56', 'Jansen', 'j@example.nl'], 2)}</row>`,
        ),
      }),
    { right: {} },
  ],
  [
    'merged cells',
    () =>
      workbook(
        [titles, own, [null, null, null, null, 'voetnoot']],
        '<mergeCells count="1"><mergeCell ref="A3:D3"/></mergeCells>',
      ),
    { right: {} },
  ],
  ['an empty sheet', () => workbook([]), { refused: /Er staat niets/ }],
  [
    'the wrong sheet',
    () => workbook([['Toelichting'], ['Zie het tweede blad']]),
    { refused: /missing: Factuurnummer/ },
  ],
  ['a workbook with a password', encryptedWorkbook, { refused: /wachtwoord/ }],
  ['an old workbook', oldWorkbook, { refused: /oude Excel/ }],
  ['a workbook that is cut off', async () => (await serials(own)).subarray(0, 400), { refused: /beschadigd/ }],
  ['a page that is called a workbook', () => '<html><table><tr><td>F1</td></tr></table></html>', { refused: /HTML/ }],
  ['a PDF', () => '%PDF-1.7\n1 0 obj', { refused: /PDF/ }],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), { refused: /PNG/ }],
  ['a zip bomb', zipBomb, { refused: /te groot/ }],
  ['a zip without rows', () => zipped({ 'a.pdf': '%PDF-1.4' }), { refused: /0 bestanden met rijen/ }],
  [
    'a zip with two tables',
    () => zipped({ 'a.csv': text(';'), 'b.csv': text(';') }),
    { refused: /2 bestanden met rijen/ },
  ],
  ['a zip with a program', () => zipped({ 'a.csv': text(';'), 'run.exe': 'MZ' }), { refused: /run\.exe/ }],
  ['a zip with a PDF that is none', () => zipped({ 'a.csv': text(';'), 'F1.pdf': 'hello' }), { refused: /F1\.pdf/ }],
  [
    'a zip of a Mac, with a CSV in a folder',
    () => zipped({ 'map/a.csv': text(';'), '__MACOSX/map/._a.csv': 'x' }),
    { right: {} },
  ],
  ['XML', () => xml(), { right: {} }],
  ['XML in windows-1252', () => latin(xml('<?xml version="1.0" encoding="windows-1252"?>', 'Müller')), { right: {} }],
  [
    'XML with a document type',
    () => xml('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]>', '&a;'),
    { refused: /DOCTYPE/ },
  ],
  [
    'XML that names another file',
    () => xml('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'),
    { refused: /DOCTYPE/ },
  ],
  ['XML that is broken', () => xml().replace('</bedrag>', ''), { refused: /geen geldige XML/ }],
  ['XML without rows', () => '<?xml version="1.0"?><leeg/>', { refused: /geen rijen/ }],
  [
    'a workbook of 2003 in XML',
    () => '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
    { refused: /oude Excel/ },
  ],
  ['JSON', () => JSON.stringify([json]), { right: {} }],
  ['JSON with its rows inside', () => JSON.stringify({ version: 1, rows: [json] }), { right: {} }],
  ['JSON with a byte order mark', () => `\ufeff${JSON.stringify([json])}`, { right: {} }],
  ['JSON that is broken', () => `[${JSON.stringify(json)}, {"Factuurnummer": ]`, { refused: /geen geldige JSON/ }],
  ['JSON that is cut off', () => JSON.stringify([json]).slice(0, -3), { refused: /geen geldige JSON/ }],
  ['JSON without a list', () => '{"a": 1}', { refused: /geen rijen/ }],
]

const json = Object.fromEntries(titles.map((title, at) => [title, title === 'Bedrag' ? 1234.56 : own[at]]))
function xml(head = '<?xml version="1.0" encoding="UTF-8"?>', name = 'Jansen'): string {
  return `${head}<export><regel><factuurnummer>F1</factuurnummer><factuurdatum>2026-02-01</factuurdatum><vervaldatum>2026-02-15</vervaldatum><bedrag>1234.56</bedrag><naam>${name}</naam><email>j@example.nl</email></regel></export>`
}

test.for(cases)('%s', async ([name, make, expected], { api, office }) => {
  const outcome = await outcomeOf(api, office.customer, await make(), `${name}.csv`)
  if ('refused' in expected) {
    expect(outcome).toEqual({ refused: expect.stringMatching(expected.refused) })
    expect(await api.rows('import_row')).toEqual([])
    return
  }
  if ('refused' in outcome) throw new Error(`It was refused: ${outcome.refused}`)
  if ('wrong' in expected) {
    const [column, rule] = expected.wrong
    expect(outcome.rows[0]).toMatchObject({ status: 'error' })
    expect(outcome.rows[0]?.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column, rule: expect.stringMatching(rule), text: expect.stringMatching(/\S/) }),
      ]),
    )
    return
  }
  expect(outcome.rows[0]).toMatchObject({ status: 'ok', errors: [] })
  expect(outcome.values[0]).toMatchObject({ ...usual, ...expected.right })
})

test('a hundred thousand rows are read, and one more is refused', { timeout: 240_000 }, async ({ api, office }) => {
  const client = api.as(uploader)
  const many = (count: number) => csv(...Array.from({ length: count }, (_, n) => line(`F${n}`, '10', n)))
  const answer = await send(client, many(100_000), office)
  expect([answer.statusCode, answer.json<Import>().counts.total]).toEqual([201, 100_000])
  const refused = await send(client, many(100_001), office)
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    400,
    expect.stringContaining('100000'),
  ])
})
