/** Choices of columns, remembered by the set of headers: those of the person, else of whoever chose last. */
import { createHash } from 'node:crypto'
import { locales } from '#schemas/product.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import type { Mapping } from './mapping.ts'

type Database = Pick<Engine | Trx, 'query'>
type Of = { person: number; entity: string; headers: readonly string[] }

/** The title of the column with the errors, which a file of refused rows has beside its own. */
export const errorTitles = locales.map((locale) => say(locale, { key: 'importFile.errors' }))

export async function rememberedFor(
  { query }: Database,
  { person, entity, headers }: Of,
): Promise<Mapping | undefined> {
  const text = `select columns from import_mapping where entity = $1 and headers_key = $2
    order by (person_id = $3) desc, used_at desc limit 1`
  const { rows } = await query<{ columns: Record<string, string> }>({ text, values: [entity, keyOf(headers), person] })
  const [found] = rows
  return found && headers.map((header) => columnOf(found.columns, header.toLowerCase()))
}

/** A header may be called as what every object inherits. */
const columnOf = (columns: Readonly<Record<string, string>>, header: string): string | null =>
  Object.hasOwn(columns, header) ? (columns[header] ?? null) : null

export async function remember(
  { query }: Database,
  { person, entity, headers }: Of,
  mapping: Mapping,
  now: number,
): Promise<void> {
  const chosen = headers.flatMap((header, index) => {
    const to = mapping[index]
    return header !== '' && to ? [[header.toLowerCase(), to]] : []
  })
  const text = `insert into import_mapping as m (person_id, entity, headers_key, columns, used_at) values ($1, $2, $3, $4, $5)
    on conflict (person_id, entity, headers_key) do update set columns = excluded.columns, used_at = excluded.used_at`
  const columns = JSON.stringify(Object.fromEntries(chosen))
  await query({ text, values: [person, entity, keyOf(headers), columns, new Date(now).toISOString()] })
}

/** The same for a file of refused rows as for the file itself. */
function keyOf(headers: readonly string[]): string {
  const own = headers.filter((header) => !errorTitles.includes(header)).map((header) => header.toLowerCase())
  return createHash('sha256').update(JSON.stringify(own.toSorted())).digest('base64')
}
