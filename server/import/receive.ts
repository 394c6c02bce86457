/** Receives a file as the body of a call into a temporary file, which goes with the answer. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { limitedAtOnce } from '#server/foundation/atOnce.ts'
import type {} from '#server/foundation/requestContext.ts'

/** Bytes of a file. */
export const mostBytes = 32 * 1024 * 1024
export const fileTypes = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** The body of the call: where the file lies. */
export type Received = { path: string }

const begin = limitedAtOnce({ key: 'error.import.tooManyAtOnce' })

/**
 * For the routes of this scope only, and nothing but files: everywhere else a body is JSON.
 *
 * @param types Of the bodies. @param most Bytes of a file.
 */
export function acceptFiles(
  scope: FastifyInstance,
  { types = fileTypes, most = mostBytes }: { types?: readonly string[]; most?: number } = {},
): void {
  scope.removeAllContentTypeParsers()
  const ends = new WeakMap<object, () => void>()
  const folders = new WeakMap<object, string>()
  // Rights are known, and nothing of the body is read yet.
  scope.addHook('preParsing', async (request, _reply, payload) => {
    ends.set(request, begin(scope.engine, request.access))
    return payload
  })
  scope.addContentTypeParser([...types], async (request: object, payload: NodeJS.ReadableStream) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'upload-'))
    folders.set(request, folder)
    const file = path.join(folder, 'file')
    try {
      await pipeline(Readable.from(bounded(payload, most)), createWriteStream(file))
    } catch (error) {
      // The sender may have gone before there was a folder, and then nothing else discards it.
      await discard(request)
      throw error
    }
    return { path: file } satisfies Received
  })
  async function discard(request: object): Promise<void> {
    ends.get(request)?.()
    const folder = folders.get(request)
    folders.delete(request)
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
  scope.addHook('onResponse', discard)
  scope.addHook('onRequestAbort', discard)
}

/** @throws {AppError} As soon as more has come. */
export async function* bounded(
  chunks: AsyncIterable<string | Buffer>,
  most = mostBytes,
): AsyncGenerator<string | Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most)
      throw new AppError(413, { error: { key: 'error.tooLarge', values: { max: `${most / 1024 / 1024} MB` } } })
    yield chunk
  }
}
