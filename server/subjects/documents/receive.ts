/** Keeps the files of a call as documents of a file, all or none of them: for its tab, and for entries of its log. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { freeName } from '#domain/documents/fileName.ts'
import { document, type DocumentStored } from '#schemas/generated/document.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { FieldErrors, NotFound } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import type { StoredOf } from '#server/records/hooks.ts'
import { unsentRecord } from '#server/records/record.ts'
import { names } from '#server/sql/names.ts'
import { forgetContent } from './forget.ts'
import { pagesOf } from './pagesOf.ts'
import { withUploads, type Upload, type Uploads } from './uploads.ts'

type Kind = DocumentStored['kind']
/** Place to which the uploads go; what is given here overrides what the form says. */
export type Where = { file: number; log?: number | null; kind?: Kind }

const d = names('document')
const f = names('collection_file')
const l = names('file_log')

/**
 * Reads a `multipart/form-data` body and keeps its files. Its other fields are `kind`, `visibleToClient` (`true`) and
 * `log`. The route stands in a scope with `acceptUploads`, and has checked that the asker may see and change the file.
 *
 * @returns The new documents, in the order of the files.
 * @throws {FieldErrors} At `files.0` …, `kind`, `log`. @throws {Refused} When the sender breaks off. Nothing is kept then.
 */
export const receiveUploads = (
  app: FastifyInstance,
  request: FastifyRequest,
  where: Where,
): Promise<StoredOf<'document'>[]> =>
  withUploads(app, request, async (uploads) => {
    const given = { ...where, ...stated(uploads, where, request) }
    if (given.log !== null && given.log !== where.log && !(await sees(app, request, given.log))) throw noLog()
    return keepUploads(app, uploads, given, writerOf(request))
  })

/** `isOutsider`: the sender, who sees some of the documents of the file. */
type Stated = { kind: Kind; visibleToClient: boolean; log: number | null; isOutsider: boolean }

const noLog = (): FieldErrors => new FieldErrors({ log: [{ key: 'error.upload.log' }] })

/** An entry that the sender does not see is answered like one that does not exist. */
async function sees(app: FastifyInstance, request: FastifyRequest, log: number): Promise<boolean> {
  const { access } = request
  if (!access.may(fileLog.access.read)) return false
  const context = { engine: app.engine, entity: fileLog, entities: entityByName, access, now: app.now() }
  return unsentRecord(log, { ...context, call: callOf(request) }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotFound) return false
      throw error
    },
  )
}

/** Facts that the form states about all its files. */
function stated({ fields }: Uploads, where: Where, { access }: FastifyRequest): Stated {
  const kind = where.kind ?? fields.kind ?? 'other'
  if (!isKind(kind)) throw new FieldErrors({ kind: [{ key: 'validation.enum' }] })
  const log = where.log ?? (fields.log ? Number(fields.log) : null)
  if (log !== null && !(Number.isSafeInteger(log) && log > 0)) throw noLog()
  const isOutsider = access.person?.isOutsider === true
  // Documents that a client adds stay visible to them.
  return { kind, log, isOutsider, visibleToClient: isOutsider || fields.visibleToClient === 'true' }
}

const kinds: readonly unknown[] = document.properties.find(({ name }) => name === 'kind')?.values ?? []
const isKind = (text: string): text is Kind => kinds.includes(text)

async function keepUploads(
  app: FastifyInstance,
  { files }: Uploads,
  given: Stated & { file: number },
  by: Writer,
): Promise<StoredOf<'document'>[]> {
  const pages = await Promise.all(files.map((file) => pagesOf(file)))
  for (const file of files) await app.storage.keep(file)
  const add = (trx: Trx) =>
    addDocuments(
      app,
      trx,
      files.map((file, index) => ({ ...file, pages: pages[index] ?? null })),
      given,
      by,
    )
  return forServer(() => app.engine.transaction(add)).catch(async (error: unknown) => {
    // Bytes without a row; a document of the same content may stand elsewhere, so a job looks.
    await forServer(() => app.engine.transaction((trx) => forgetContent(app, trx, files))).catch(() => {})
    throw error
  })
}

async function addDocuments(
  { records }: FastifyInstance,
  trx: Trx,
  files: readonly (Upload & { pages: number | null })[],
  { file, log, kind, visibleToClient, isOutsider }: Stated & { file: number },
  by: Writer,
): Promise<StoredOf<'document'>[]> {
  // Two people who send files of the same name wait here for each other.
  await trx.query({ text: `select from collection_file where ${f.id} = $1 for no key update`, values: [file] })
  const { rows } = await trx.query<{ name: string }>({
    // A number behind a name would tell a client of a document that they do not see, so of those names may stand twice.
    text: `select ${d.name} as name from document where ${d.file_id} = $1 and (${d.visible_to_client} or not $2::boolean)`,
    values: [file, isOutsider],
  })
  if (log !== null && !(await isOfFile(trx, log, file))) throw noLog()
  const taken = new Set(rows.map(({ name }) => name))
  const made: StoredOf<'document'>[] = []
  for (const { sha256, size, mimeType, pages, ...sent } of files) {
    const name = freeName(sent.name, taken)
    taken.add(name)
    const draft = { file, log, name, kind, mimeType, size, sha256, pages, direction: 'in' as const, visibleToClient }
    made.push(await records.create(trx, document, draft, system('documents', by)))
  }
  return made
}

async function isOfFile({ query }: Trx, log: number, file: number): Promise<boolean> {
  const text = `select from file_log where ${l.id} = $1 and ${l.file_id} = $2`
  return (await query({ text, values: [log, file] })).rows.length > 0
}
