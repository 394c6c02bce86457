/**
 * A zip with one file of rows and PDFs beside it. What it declares is added up before anything is unpacked, and what
 * comes out is counted; names are labels, never paths.
 */
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry } from 'yauzl'
import { Refused } from '#server/errors.ts'

/** Bytes of all, of one PDF, and of the rows; times the packed size; files, and all that the archive lists. */
const most = {
  bytes: 500 * 1024 * 1024,
  pdf: 20 * 1024 * 1024,
  rows: 100 * 1024 * 1024,
  ratio: 100,
  entries: 2001,
  all: 10_000,
}

export type Attachment = { name: string; bytes: Buffer }

/** @returns Path in `folder` of the rows; undefined for a workbook, which is a zip too. @throws {Refused} With what to do. */
export async function unpackRows(path: string, folder: string): Promise<string | undefined> {
  const entries = await listed(path)
  if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return undefined
  const tables = entries.filter(({ fileName }) => /\.(?:csv|tsv|txt|xlsx|xml|json)$/i.test(fileName))
  const [table] = tables
  if (!table || tables.length > 1) throw new Refused({ key: 'importJob.zipRows', values: { count: tables.length } })
  const other = entries.find((entry) => entry !== table && !isPdf(entry))
  if (other) throw new Refused({ key: 'importJob.zipOther', values: { name: labelOf(other).slice(0, 60) } })
  const rows = join(folder, 'rows')
  for await (const stream of streamsOf(path, ({ fileName }) => fileName === table.fileName))
    await pipeline(stream.content, bounded(most.rows), createWriteStream(rows)).catch(orBroken)
  return rows
}

const isPdf = ({ fileName }: Entry): boolean => /\.pdf$/i.test(fileName)
/** The name without its folders. */
const labelOf = ({ fileName }: Pick<Entry, 'fileName'>): string => fileName.split(/[/\\]/).at(-1) ?? ''

function orBroken(error: unknown): never {
  throw error instanceof Refused ? error : new Refused({ key: 'importJob.brokenZip' })
}

async function listed(path: string): Promise<Entry[]> {
  const { size } = await stat(path)
  const archive = await openPromise(path, { lazyEntries: true }).catch(orBroken)
  const entries = new Map<string, Entry>()
  let [bytes, count] = [0, 0]
  try {
    for await (const entry of archive.eachEntry()) {
      bytes += entry.uncompressedSize
      count += 1
      if (entry.generalPurposeBitFlag % 2 === 1) throw new Refused({ key: 'importJob.encryptedZip' })
      const isLarge = isPdf(entry) && entry.uncompressedSize > most.pdf
      if (
        isLarge ||
        bytes > most.bytes ||
        bytes > size * most.ratio ||
        entries.size >= most.entries ||
        count > most.all
      )
        throw new Refused({ key: 'importJob.largeZip' })
      // Folders, and what a Mac puts beside each file.
      if (/\/$|(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)Thumbs\.db$/.test(entry.fileName)) continue
      // Programs that unpack keep one of two entries of one name.
      if (entries.has(entry.fileName)) throw new Refused({ key: 'importJob.brokenZip' })
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    return orBroken(error)
  } finally {
    archive.close()
  }
  return [...entries.values()]
}

/** Reads the PDFs one by one. @throws {Refused} With what to do. */
export async function* attachmentsOf(path: string): AsyncGenerator<Attachment> {
  const pdfs = new Set((await listed(path)).filter(isPdf).map(({ fileName }) => fileName))
  for await (const { entry, content } of streamsOf(path, ({ fileName }) => pdfs.has(fileName))) {
    const bytes = await buffer(bounded(most.pdf)(content)).catch(orBroken)
    if (!bytes.subarray(0, 1024).includes('%PDF-'))
      throw new Refused({ key: 'importJob.noPdf', values: { name: labelOf(entry).slice(0, 60) } })
    yield { name: labelOf(entry).slice(0, 200), bytes }
  }
}

/** Entries of an archive with what is in them, in its order. */
async function* streamsOf(
  path: string,
  isWanted: (entry: Entry) => boolean,
): AsyncGenerator<{ entry: Entry; content: Readable }> {
  const archive = await openPromise(path, { lazyEntries: true }).catch(orBroken)
  try {
    for await (const entry of archive.eachEntry())
      if (isWanted(entry)) yield { entry, content: await archive.openReadStreamPromise(entry).catch(orBroken) }
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
