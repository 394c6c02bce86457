/** Reads the files of one call into `incoming`: bounded, hashed on the way, and told by content what they are. */
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRunningType, type AllowedType } from '#domain/documents/contentType.ts'
import { fileName } from '#domain/documents/fileName.ts'
import { AppError, FieldErrors, Refused, type Text } from '#server/errors.ts'
import { forServer } from '#server/db/outsider.ts'
import { limitedAtOnce } from '#server/foundation/atOnce.ts'
import type {} from '#server/foundation/requestContext.ts'
import { allowedTypes } from './allowedTypes.ts'
import { contentType } from './contentType.ts'
import type { Arrived } from './stores/incomingFiles.ts'

export type Upload = Arrived & { name: string; mimeType: string }
/** `fields`: those of the form beside its files. */
export type Uploads = { files: Upload[]; fields: Readonly<Record<string, string>> }

/** Files of one call. */
export const mostFiles = 20
const megabyte = 1_000_000
/** The largest file that any setting allows. */
const mostBytes = 100 * megabyte

const begin = limitedAtOnce({ key: 'error.upload.tooManyAtOnce' })

/** For the routes of this scope: a body of several parts is left to be read by `withUploads`. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  const limits = { fileSize: mostBytes, files: mostFiles, fields: 30, fieldSize: 16_000, parts: 60, headerPairs: 40 }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

/**
 * Reads all files, and hands them on when each of them is allowed; afterwards none is left in `incoming`.
 *
 * @throws {FieldErrors} At `files.0` …, with what helps. @throws {Refused} When there is none, or the call breaks off.
 */
export async function withUploads<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  work: (uploads: Uploads) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError(415, { error: { key: 'error.upload.form' } })
  const end = begin(app.engine, request.access)
  const arrived: (Upload | undefined)[] = []
  try {
    const allowed = await forServer(() => allowedTypes(app.engine, request.access))
    const uploads = await read(app, request, allowed, arrived)
    return await work(uploads)
  } finally {
    end()
    for (const one of arrived) if (one) await app.storage.incoming.discard(one.path)
  }
}

async function read(
  app: FastifyInstance,
  request: FastifyRequest,
  allowed: readonly AllowedType[],
  arrived: (Upload | undefined)[],
): Promise<Uploads> {
  const fields: Record<string, string> = {}
  const errors: Record<string, Text[]> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && part.fieldname !== '_token') fields[part.fieldname] = part.value
        continue
      }
      const place = arrived.length
      arrived.push(undefined)
      const outcome = await receive(app, part, allowed, (upload) => (arrived[place] = upload))
      if (outcome) errors[`files.${place}`] = [outcome]
    }
  } catch (error) {
    throw brokenOff(error)
  }
  if (arrived.length === 0) throw new FieldErrors({ files: [{ key: 'error.upload.none' }] })
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return { files: arrived.filter((one) => one !== undefined), fields }
}

/** @returns Why this file is refused. */
async function receive(
  app: FastifyInstance,
  { file, filename: sent }: MultipartFile,
  allowed: readonly AllowedType[],
  keep: (upload: Upload) => void,
): Promise<Text | undefined> {
  // Browsers write quotation marks of a name this way.
  const filename = sent.replaceAll('%22', '"')
  // A sender that goes away ends the stream with an error; that the request is closed says nothing of a slow disk.
  const came = await app.storage.incoming.receive(file)
  const upload = { ...came, name: filename, mimeType: '' }
  keep(upload)
  const largest = Math.max(0, ...allowed.map(({ maxSizeMb }) => maxSizeMb))
  if (file.truncated) return tooLarge(filename, largest)
  const found = await contentType(came, filename)
  if ('fault' in found) return { key: `error.upload.${found.fault}`, values: { name: filename } }
  const type = isRunningType(found.type) ? undefined : allowed.find(({ mimeType }) => mimeType === found.type)
  if (!type) {
    const endings = allowed.flatMap(({ extensions }) => extensions.slice(0, 1)).join(', ')
    return { key: 'error.upload.type', values: { name: filename, endings } }
  }
  if (came.size > type.maxSizeMb * megabyte) return tooLarge(filename, type.maxSizeMb)
  keep({ ...came, name: fileName(filename, type.extensions), mimeType: type.mimeType })
  return undefined
}

const tooLarge = (name: string, max: number): Text => ({
  key: 'error.upload.tooLarge',
  values: { name, max: `${max} MB` },
})

/** The limits of the form have codes; anything else means that the rest never came. */
function brokenOff(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new FieldErrors({ files: [{ key: 'error.upload.tooMany', values: { max: mostFiles } }] })
  if (code.startsWith('FST_') || isOfSender(error)) return new Refused({ key: 'error.upload.brokenOff' })
  return error
}

const isOfSender = (error: unknown): boolean =>
  error instanceof Error &&
  (/aborted|Unexpected end|Malformed|premature/i.test(error.message) || error.name === 'AbortError')
