/** Kind of an uploaded file, by its first bytes: names and declared types are the word of the client. */
import { Refused } from '#server/errors.ts'
import { beginning } from './encoding.ts'

export type FileKind = 'csv' | 'xlsx'

const zip = Buffer.from('PK\u0003\u0004')
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** An encrypted workbook is an OLE file with a stream of this name, in UTF-16. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')
/** The directory of an OLE file of a workbook lies near its beginning or its end; this is all of a small one. */
const looked = 4 * 1024 * 1024

const others: readonly (readonly [Buffer, string])[] = [
  [Buffer.from('%PDF'), 'PDF'],
  [Buffer.from('{\\rtf'), 'RTF'],
  [Buffer.from([0x1f, 0x8b]), 'gzip'],
  [Buffer.from('Rar!'), 'RAR'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), '7z'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'PNG'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'JPEG'],
]

/** @throws {Refused} With what to do, for a file that is neither. */
export async function kindOfFile(path: string): Promise<FileKind> {
  const start = await beginning(path, looked)
  const begins = (mark: Buffer) => start.subarray(0, mark.length).equals(mark)
  if (start.length === 0) throw new Refused({ key: 'error.import.empty' })
  if (begins(zip)) return 'xlsx'
  if (begins(ole))
    throw new Refused({ key: start.includes(encrypted) ? 'error.import.encrypted' : 'error.import.oldExcel' })
  const other = others.find(([mark]) => begins(mark))
  if (other) throw new Refused({ key: 'error.import.otherKind', values: { kind: other[1] } })
  // Pages of HTML or XML are what some programs save as .xls.
  const text = start
    .subarray(0, 200)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)/i.test(text))
    throw new Refused({ key: 'error.import.otherKind', values: { kind: 'HTML' } })
  return 'csv'
}
