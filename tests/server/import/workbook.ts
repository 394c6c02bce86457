/** Workbooks for tests, put together part by part, so that they can be odd or hostile. */
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (kind: string, target: string, more = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/>${more}</Relationships>`
const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': types,
  '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    'worksheet',
    'worksheets/sheet1.xml',
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>`,
  ),
  'xl/styles.xml': styles,
}

/** A day as its serial number, with the format of a day. */
export type Day = { serial: number }
export type SheetCell = string | number | boolean | Day | { formula: string; value: number } | null

/** @param after XML behind the cells, such as merged ranges. */
export async function workbook(rows: readonly (readonly SheetCell[])[], after = ''): Promise<Buffer> {
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join('')}</row>`,
  )
  return zipped({ ...parts, 'xl/worksheets/sheet1.xml': sheet(lines.join(''), after) })
}

export const sheet = (rows: string, after = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`

/** With parts of one's own in place of, or beside, the usual ones. */
export const oddWorkbook = (own: Readonly<Record<string, string>>): Promise<Buffer> => zipped({ ...parts, ...own })

export function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: text !== '' })
  zip.end()
  return buffer(zip.outputStream)
}

const letter = (column: number): string => String.fromCharCode(65 + column)

function cellXml(cell: SheetCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if ('formula' in cell) return `<c r="${at}"><f>${cell.formula}</f><v>${cell.value}</v></c>`
  return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
