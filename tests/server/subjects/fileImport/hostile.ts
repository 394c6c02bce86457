/** Files that no reader should open: locked, old, and those that grow without end. */
import { oddWorkbook, sheet } from '#tests/server/import/workbook.ts'

const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** As Excel saves a workbook with a password: an OLE file around what is encrypted. */
export const encryptedWorkbook = (): Buffer =>
  Buffer.concat([ole, Buffer.alloc(1000), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(1000)])

/** As Excel 97 saves one. */
export const oldWorkbook = (): Buffer =>
  Buffer.concat([ole, Buffer.alloc(1000), Buffer.from('Workbook', 'utf16le'), Buffer.alloc(1000)])

/** Thirty megabytes of one letter in one cell. */
export const zipBomb = (): Promise<Buffer> =>
  oddWorkbook({
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(30_000_000)}</t></is></c></row>`,
    ),
  })
