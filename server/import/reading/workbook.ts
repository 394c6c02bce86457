/**
 * Reads the first sheet of an XLSX file that is not empty, in a thread. What the archive declares is added up before
 * anything is unpacked, and only what it declares is unpacked: the reader of sheets sees no other archive than the one
 * that was checked.
 */
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { Refused } from '#server/errors.ts'
import type { Row } from './row.ts'
import { cellsOfSheet } from './sheet.ts'

/** Bytes unpacked, and times the packed size. */
const most = { bytes: 100 * 1024 * 1024, ratio: 100, entries: 2000 }

type Parts = ReadonlyMap<string, Buffer>

/** @throws {Refused} With what to do. */
export async function* workbookRows(path: string): AsyncGenerator<Row> {
  await checkArchive(path)
  const parts = await unpacked(path)
  const rows = await cellsOfSheet(() => archiveOf(parts)).catch((error: unknown) => {
    throw error instanceof Refused ? error : broken()
  })
  for (const [at, cells] of rows.entries()) yield { number: at + 1, cells }
}

const broken = (): Refused => new Refused({ key: 'error.import.brokenWorkbook' })

async function checkArchive(path: string): Promise<void> {
  const { size } = await stat(path)
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => {
    throw broken()
  })
  let [bytes, entries, isWorkbook] = [0, 0, false]
  try {
    for await (const { fileName, uncompressedSize, generalPurposeBitFlag } of archive.eachEntry()) {
      bytes += uncompressedSize
      entries += 1
      isWorkbook ||= fileName === 'xl/workbook.xml'
      if (generalPurposeBitFlag % 2 === 1) throw new Refused({ key: 'error.import.encrypted' })
      if (bytes > most.bytes || bytes > size * most.ratio || entries > most.entries)
        throw new Refused({ key: 'error.import.largeWorkbook' })
    }
  } catch (error) {
    throw error instanceof Refused ? error : broken()
  } finally {
    archive.close()
  }
  if (!isWorkbook) throw new Refused({ key: 'error.import.otherKind', values: { kind: 'ZIP' } })
}

/** The XML of the archive; what unpacks to more or less than it declares is damaged. */
async function unpacked(path: string): Promise<Parts> {
  const parts = new Map<string, Buffer>()
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => {
    throw broken()
  })
  try {
    for await (const entry of archive.eachEntry()) {
      if (!/\.(?:xml|rels)$/.test(entry.fileName)) continue
      if (parts.has(entry.fileName)) throw broken()
      parts.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
    }
  } catch (error) {
    throw error instanceof Refused ? error : broken()
  } finally {
    archive.close()
  }
  return parts
}

/** A plain archive of these parts, anew for each reading. */
function archiveOf(parts: Parts): Readable {
  const zip = new ZipFile()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: false })
  zip.end()
  return zip.outputStream as Readable
}
