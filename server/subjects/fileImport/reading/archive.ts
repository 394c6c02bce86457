/**
 * A zip with one file of rows and PDFs beside it. What it declares is added up before anything is unpacked, and what
 * comes out is counted; names are labels, never paths.
 */
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry } from 'yauzl'
import { Refused } from '#server/errors.ts'

/** Bytes of all, of one PDF, and of the rows; times the packed size; files. */
const most = { bytes: 500 * 1024 * 1024, pdf: 20 * 1024 * 1024, rows: 100 * 1024 * 1024, ratio: 100, entries: 2001 }

export type Attachment = { name: string; bytes: Buffer }
export type Archive = {
  /** Path that the rows were unpacked to. */
  rows: string
  /** Reads the PDFs one by one. */
  attachments(): AsyncGenerator<Attachment>
}

/** @returns undefined for a workbook, which is a zip too. @throws {Refused} With what to do. */
export async function openArchive(path: string, folder: string): Promise<Archive | undefined> {
  const entries = await listed(path)
  if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return undefined
  const tables = entries.filter(({ fileName }) => /\.(?:csv|tsv|txt|xlsx|xml|json)$/i.test(fileName))
  const [table] = tables
  if (!table || tables.length > 1) throw new Refused({ key: 'importJob.zipRows', values: { count: tables.length } })
  const other = entries.find((entry) => entry !== table && !isPdf(entry))
  if (other) throw new Refused({ key: 'importJob.zipOther', values: { name: labelOf(other).slice(0, 60) } })
  const rows = join(folder, 'rows')
  await withEntry(path, table.fileName, async (stream) => {
    await pipeline(stream, bounded(most.rows), createWriteStream(rows))
  })
  return { rows, attachments: () => attachmentsOf(path) }
}

const isPdf = ({ fileName }: Entry): boolean => /\.pdf$/i.test(fileName)
/** The name without its folders. */
const labelOf = ({ fileName }: Pick<Entry, 'fileName'>): string => fileName.split(/[/\\]/).at(-1) ?? ''

async function listed(path: string): Promise<Entry[]> {
  const { size } = await stat(path)
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => {
    throw new Refused({ key: 'importJob.brokenZip' })
  })
  const entries: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of archive.eachEntry()) {
      bytes += entry.uncompressedSize
      if (entry.generalPurposeBitFlag % 2 === 1) throw new Refused({ key: 'importJob.encryptedZip' })
      const isLarge = isPdf(entry) && entry.uncompressedSize > most.pdf
      if (isLarge || bytes > most.bytes || bytes > size * most.ratio || entries.length >= most.entries)
        throw new Refused({ key: 'importJob.largeZip' })
      // Folders, and what a Mac puts beside each file.
      if (/\/$|(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)Thumbs\.db$/.test(entry.fileName)) continue
      entries.push(entry)
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ key: 'importJob.brokenZip' })
  } finally {
    archive.close()
  }
  return entries
}

async function* attachmentsOf(path: string): AsyncGenerator<Attachment> {
  for (const entry of await listed(path)) {
    if (!isPdf(entry)) continue
    let bytes = Buffer.alloc(0)
    await withEntry(path, entry.fileName, async (stream) => {
      const parts: Buffer[] = []
      for await (const part of bounded(most.pdf)(stream)) parts.push(part)
      bytes = Buffer.concat(parts)
    })
    if (!bytes.subarray(0, 1024).includes('%PDF-'))
      throw new Refused({ key: 'importJob.noPdf', values: { name: labelOf(entry).slice(0, 60) } })
    yield { name: labelOf(entry).slice(0, 200), bytes }
  }
}

async function withEntry(path: string, name: string, work: (stream: Readable) => Promise<void>): Promise<void> {
  const archive = await openPromise(path, { lazyEntries: true })
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== name) continue
      await work(await archive.openReadStreamPromise(entry))
      return
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ key: 'importJob.brokenZip' })
  } finally {
    archive.close()
  }
}

/** Refuses a stream at a limit: the unpacked file may be larger than was declared. */
const bounded = (bytes: number) =>
  async function* (stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const part of stream) {
      size += part.length
      if (size > bytes) throw new Refused({ key: 'importJob.largeZip' })
      yield part
    }
  }
