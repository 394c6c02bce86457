/** The file types that the settings allow for documents: those of the portal for people from outside. */
import type { AllowedType } from '#domain/documents/contentType.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'

const m = names('mime_type', 'm')

export async function allowedTypes(
  { query }: Pick<Engine | Trx, 'query'>,
  { person }: Pick<Access, 'person'>,
): Promise<AllowedType[]> {
  const { rows } = await query<AllowedType>({
    name: 'allowed-types',
    text: `select ${m.mime_type} as "mimeType", ${m.extensions} as extensions, ${m.max_size_mb} as "maxSizeMb" from mime_type m
      where ${m.active} and $1 = any(${m.allowed_for}) order by ${m.mime_type}`,
    values: [person?.isOutsider ? 'portal' : 'documents'],
  })
  return rows
}

/** Whether the settings let files of this type open in the browser; a type that they do not name does. */
export async function opensInBrowser({ query }: Pick<Engine, 'query'>, mimeType: string): Promise<boolean> {
  const { rows } = await query({
    name: 'opens-in-browser',
    text: `select from mime_type m where ${m.mime_type} = $1 and not coalesce(${m.inline_allowed}, false)`,
    values: [mimeType],
  })
  return rows.length === 0
}
