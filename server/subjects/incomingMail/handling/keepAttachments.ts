/** Attachments of an e-mail become documents of its file; those that are not allowed are named with the reason. */
import type { FastifyInstance } from 'fastify'
import { isRunningType, type AllowedType } from '#domain/documents/contentType.ts'
import { fileName, freeName } from '#domain/documents/fileName.ts'
import { document } from '#schemas/generated/document.ts'
import type { IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { allowedTypes } from '#server/subjects/documents/allowedTypes.ts'
import { contentType } from '#server/subjects/documents/contentType.ts'
import { pagesOf } from '#server/subjects/documents/pagesOf.ts'
import type { MailAttachment } from '#server/subjects/incomingMail/reading/mail.ts'

type Attachments = NonNullable<IncomingEmailStored['attachments']>
const d = names('document')
const f = names('collection_file', 'f')
const megabyte = 1_000_000
/** Bytes of a picture in the text that is more than a logo or a sign of a signature. */
const smallestPicture = 10_000

/** @returns The attachments of the record, each with its document or with the reason why it has none. */
export async function keepAttachments(
  app: FastifyInstance,
  trx: Trx,
  attachments: readonly MailAttachment[],
  { file, log, by }: { file: number; log: number; by: Writer },
): Promise<Attachments> {
  if (attachments.length === 0) return []
  // Locks the file: files of the same name that come meanwhile wait here.
  await trx.query({ text: `select from collection_file f where ${f.id} = $1 for no key update`, values: [file] })
  const { rows } = await trx.query<{ name: string }>({
    text: `select ${d.name} as name from document where ${d.file_id} = $1`,
    values: [file],
  })
  const taken = new Set(rows.map(({ name }) => name))
  const allowed = await allowedTypes(trx, { person: null })
  const kept: Attachments = []
  for (const { name, type, content, isInText } of attachments) {
    const said = { name, type, size: content.length, ...(isInText && { isInText }) }
    if (isInText && content.length < smallestPicture) {
      kept.push({ ...said, refusal: say(defaultLocale, { key: 'emailImport.smallPicture' }) })
      continue
    }
    const arrived = await app.storage.incoming.write(content)
    try {
      const found = await typeOf(arrived, name, allowed)
      if ('refusal' in found) {
        kept.push({ ...said, refusal: say(defaultLocale, found.refusal).slice(0, 300) })
        continue
      }
      const pages = await pagesOf({ path: arrived.path, mimeType: found.type.mimeType })
      await app.storage.keep(arrived)
      const own = freeName(fileName(name, found.type.extensions), taken)
      taken.add(own)
      const { sha256, size } = arrived
      const draft = {
        file,
        log,
        name: own,
        kind: 'email' as const,
        mimeType: found.type.mimeType,
        size,
        sha256,
        pages,
        direction: 'in' as const,
      }
      const made = await app.records.create(trx, document, draft, by)
      kept.push({ ...said, document: made.id })
    } finally {
      await app.storage.incoming.discard(arrived.path)
    }
  }
  return kept
}

async function typeOf(
  arrived: { path: string; size: number },
  name: string,
  allowed: readonly AllowedType[],
): Promise<{ type: AllowedType } | { refusal: Text }> {
  const found = await contentType(arrived, name)
  if ('fault' in found) return { refusal: { key: `error.upload.${found.fault}`, values: { name } } }
  const type = isRunningType(found.type) ? undefined : allowed.find(({ mimeType }) => mimeType === found.type)
  if (!type) {
    const endings = allowed.flatMap(({ extensions }) => extensions.slice(0, 1)).join(', ')
    return { refusal: { key: 'error.upload.type', values: { name, endings } } }
  }
  if (arrived.size > type.maxSizeMb * megabyte)
    return { refusal: { key: 'error.upload.tooLarge', values: { name, max: `${type.maxSizeMb} MB` } } }
  return { type }
}
