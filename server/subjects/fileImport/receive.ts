/** Receives a client's file, as the body of a call or in a form, and keeps it by content with the PDFs beside its rows. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dateTrace, type DateTrace } from '#domain/cells/dateOrder.ts'
import { FieldErrors } from '#server/errors.ts'
import { acceptFiles, bounded, fileTypes, type Received } from '#server/import/receive.ts'
import { attachmentsOf } from './reading/archive.ts'
import { openRows } from './reading/openRows.ts'
import type { RowsFormat } from './reading/readRows.ts'

/** Bytes of a file: of a zip with its PDFs, and of anything else. */
const most = { zip: 200 * 1024 * 1024, other: 100 * 1024 * 1024 }
export const mostBytes = most.zip
export const importTypesOfFiles = [
  ...fileTypes,
  'application/json',
  'application/xml',
  'text/xml',
  'text/plain',
  'application/zip',
  'application/x-zip-compressed',
]

/** Rows in which samples are sought, samples of a column, and their characters. */
const sampled = { rows: 100, each: 3, characters: 100 }

export type KeptAttachment = { name: string; sha256: string; size: number }
export type KeptFile = {
  sha256: string
  size: number
  format: RowsFormat
  headers: readonly string[]
  /** Rows that have a value. */
  total: number
  /** Per column some of its values. */
  samples: readonly string[]
  /** Per column what its dates can be, if it has such. */
  dates: readonly (DateTrace | undefined)[]
  attachments: readonly KeptAttachment[]
}

/** For the routes of this scope: files as bodies, and forms, which the route reads. */
export async function acceptImports(scope: FastifyInstance): Promise<void> {
  acceptFiles(scope, { types: importTypesOfFiles, most: most.zip })
  await scope.register(multipart, {
    limits: { fileSize: most.zip, files: 1, fields: 10, fieldSize: 1000, parts: 20, headerPairs: 40 },
    throwFileSizeLimit: false,
  })
}

type Given = { name: string | undefined; fields: Readonly<Record<string, string>>; kept: KeptFile }

/** @returns The file with its name and the fields of its form. @throws {Refused} With the sentence that helps; nothing is kept then. */
export async function receiveImport(app: FastifyInstance, request: FastifyRequest): Promise<Given> {
  if (!request.isMultipart()) {
    const { path } = request.body as Received
    return { name: undefined, fields: {}, kept: await keepFile(app, path) }
  }
  const fields: Record<string, string> = {}
  let found: { name: string; kept: KeptFile } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string' && part.fieldname !== '_token') fields[part.fieldname] = part.value
      continue
    }
    const arrived = await app.storage.incoming.receive(bounded(part.file, most.zip) as AsyncIterable<Buffer>)
    try {
      found = { name: part.filename, kept: await keepFile(app, arrived.path) }
    } finally {
      await app.storage.incoming.discard(arrived.path)
    }
  }
  if (!found) throw new FieldErrors({ file: [{ key: 'validation.required' }] })
  return { ...found, fields }
}

/** Reads all of it before anything is kept, so that what cannot be read is refused at once. */
async function keepFile(app: FastifyInstance, path: string): Promise<KeptFile> {
  const { format, headers, total, samples, dates } = await sampledRows(path)
  const attachments: KeptAttachment[] = []
  if (format === 'zip')
    for await (const { name, bytes } of attachmentsOf(path))
      attachments.push({ name, ...(await app.storage.put(bytes)) })
  const { sha256, size } = await keepBytes(app, path)
  return { sha256, size, format, headers, total, samples, dates, attachments }
}

async function sampledRows(
  path: string,
): Promise<Pick<KeptFile, 'format' | 'headers' | 'total' | 'samples' | 'dates'>> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const { head, rows, close } = await openRows({ path, folder }, 'upload')
    try {
      let total = 0
      const samples = head.headers.map(() => new Set<string>())
      const dates = head.headers.map((): DateTrace | undefined => undefined)
      for await (const { cells } of rows) {
        total += 1
        for (const [at, before] of dates.entries()) {
          const cell = cells[at]
          if (typeof cell === 'string') dates[at] = dateTrace(cell, before)
        }
        if (total > sampled.rows) continue
        cells.forEach((cell, at) => {
          if (cell !== null && (samples[at]?.size ?? 0) < sampled.each)
            samples[at]?.add(String(cell).slice(0, sampled.characters))
        })
      }
      return { ...head, total, samples: samples.map((some) => [...some].join(' · ')), dates }
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keepBytes(app: FastifyInstance, path: string) {
  const arrived = await app.storage.incoming.receive(createReadStream(path) as AsyncIterable<Buffer>)
  try {
    await app.storage.keep(arrived)
    return arrived
  } finally {
    await app.storage.incoming.discard(arrived.path)
  }
}
