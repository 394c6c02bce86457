/** Files that are slowest to read, or that unpack to most, by the kind of reader that a route has. */
import { oddWorkbook, sheet, zipped } from './import/workbook.ts'
import { repeated } from '#tests/support/worstBodies.ts'

/** `table`: CSV and workbooks; `rows`: those, JSON, XML and zips; `document`: parts of a form, which are kept. */
export type FileReader = 'table' | 'rows' | 'document'
export type WorstFile = { what: string; name: string; bytes: Buffer }

const times = (count: number, of: (n: number) => string, between = '') =>
  Array.from({ length: count }, (_, n) => of(n)).join(between)
const file = (what: string, ending: string, content: string | Buffer): WorstFile => ({
  what,
  name: `file.${ending}`,
  bytes: Buffer.from(content as string),
})

const tables = async (): Promise<WorstFile[]> => [
  file('columns without number', 'csv', `${repeated('c;', 400_000)}\n1\n`),
  file('rows of cells without number', 'csv', `a;b\n${times(10, () => `${repeated(';', 400_000)}x\n`)}`),
  file('one letter a row', 'csv', `a\n${repeated('x\n', 210_000)}`),
  file('quotes', 'csv', `a;b\n${repeated('"', 900_000)}`),
  file('separators in quotes', 'csv', `a;b\n${times(20, () => `"${repeated(';\n', 20_000)}";1\n`)}`),
  file('bytes of another encoding', 'csv', Buffer.alloc(3_000_000, 0xe9)),
  file('full rows', 'csv', `${times(300, (n) => `c${n}`, ';')}\n${times(5000, () => repeated('1;', 600), '\n')}`),
  file('a cell in the last column of many rows', 'xlsx', await sparse(20_000)),
  file('one long text in every cell', 'xlsx', await shared(60_000)),
  file('a megabyte of one letter', 'xlsx', await oddWorkbook({ 'xl/worksheets/sheet1.xml': repeated('<', 1_000_000) })),
  file(
    'entries without number',
    'zip',
    await zipped(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${n}.csv`, '']))),
  ),
]

/** As wide as a sheet can be, in as many rows. */
const sparse = (rows: number) =>
  oddWorkbook({
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1"><c r="XFD1"><v>1</v></c></row>${times(rows, (n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>${n}${Math.sin(n)}</v></c></row>`)}`,
    ),
  })

const shared = (rows: number) =>
  oddWorkbook({
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${repeated('x', 10_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>${times(rows, (n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c><c r="B${n + 2}"><v>${Math.cos(n)}</v></c></row>`)}`,
    ),
  })

const objects = async (): Promise<WorstFile[]> => [
  file(
    'values around rows without number',
    'xml',
    `<r><h>${times(300, (n) => `<v${n}>1</v${n}>`)}${repeated('<row><a>1</a></row>', 600_000)}</h></r>`,
  ),
  file('elements inside each other', 'xml', repeated('<a>', 900_000)),
  file('ever other elements', 'xml', `<r>${times(60_000, (n) => `<a${n}/>`)}</r>`),
  file('attributes without number', 'xml', `<r><a ${times(100_000, (n) => `a${n}="1"`, ' ')}/></r>`),
  file('a text without end', 'xml', `<r><a>${repeated('x', 3_000_000)}`),
  file('mistakes', 'xml', `<r>${repeated('&<', 900_000)}`),
  file(
    'lines of an object without number',
    'json',
    `[{${times(300, (n) => `"k${n}":1`, ',')},"l":[${times(300_000, () => '{}', ',')}]}]`,
  ),
  file('lists inside each other', 'json', repeated('[', 900_000)),
  file('names without number', 'json', `[{${times(75_000, (n) => `"a${n}":1`, ',')}}]`),
  file('objects without number', 'json', `[${times(400_000, () => '{}', ',')}]`),
  file('backslashes', 'json', `[{"a":"${repeated('\\', 3_000_000)}`),
  file('blanks', 'json', `[${repeated(' \n', 3_000_000)}`),
]

const documents = async (): Promise<WorstFile[]> => [
  file('blanks', 'txt', repeated(' ', 900_000)),
  file('beginnings of elements', 'xml', repeated('<!--<', 900_000)),
  file('lines of a message', 'eml', repeated('From: a <', 900_000)),
  file('a PDF of nothing', 'pdf', `%PDF-1.7\n${repeated('1 0 obj<<', 1_900_000)}`),
  file(
    'an archive of many',
    'zip',
    await zipped(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`${n}.txt`, 'x']))),
  ),
  { what: 'a name without end', name: `${repeated('a.', 60_000)}pdf`, bytes: Buffer.from('%PDF-1.7') },
]

export async function worstFiles(reader: FileReader): Promise<WorstFile[]> {
  if (reader === 'document') return documents()
  return reader === 'table' ? tables() : [...(await objects()), ...(await tables())]
}
