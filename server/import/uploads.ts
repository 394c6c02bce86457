/** Files that were sent to be imported, in the database: their rows some hundred together, read in order. */
import type { Engine, Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import { isRead } from '#server/records/bulk/ofUpload.ts'
import { charactersIn, type Row } from './reading/row.ts'
import { withTable, type Table } from './reading/table.ts'
import type { StoredRow } from './understoodRows.ts'

export type Upload = { id: number; entity: string; name: string; headers: readonly string[]; total: number }
type Database = Pick<Engine | Trx, 'query'>

/** Rows that are stored together, and characters of them, after which no more are added. */
const together = { rows: 500, characters: 1_000_000 }
/** Files kept per person; the oldest go, as far as no run reads them. */
const mostKept = 20

/** @throws {Refused} With what helps, for a file that cannot be read; nothing of it is kept then. */
export const keepUpload = (
  database: Database,
  path: string,
  file: Pick<Upload, 'entity' | 'name'>,
  person: number,
  now: number,
): Promise<Upload> => withTable(path, (table) => keepTable(database, table, file, person, now))

async function keepTable(
  { query }: Database,
  { headers, rows }: Table,
  file: Pick<Upload, 'entity' | 'name'>,
  person: number,
  now: number,
): Promise<Upload> {
  const add = `insert into import_upload (person_id, entity, name, headers, total, created_at)
    values ($1, $2, $3, $4, 0, $5) returning id`
  const values = [person, file.entity, file.name, headers, new Date(now).toISOString()]
  const { rows: added } = await query<{ id: number }>({ text: add, values })
  const id = Number(added[0]?.id)
  try {
    const total = await keepRows({ query }, id, rows)
    await query({ text: 'update import_upload set total = $2 where id = $1', values: [id, total] })
    await query({ text: forget, values: [person, mostKept] })
    return { ...file, id, headers, total }
  } catch (error) {
    await query({ text: 'delete from import_upload where id = $1', values: [id] })
    throw error
  }
}

const forget = `delete from import_upload u where u.person_id = $1
  and u.id not in (select id from import_upload where person_id = $1 order by id desc limit $2)
  and not ${isRead('u.id')}`

async function keepRows({ query }: Database, id: number, rows: AsyncIterable<Row>): Promise<number> {
  let [count, characters, some]: [number, number, Row[]] = [0, 0, []]
  const keep = async () => {
    const values = [id, count + 1, JSON.stringify(some.map(({ number, cells }) => [number, cells]))]
    await query({
      name: 'import-chunk',
      text: 'insert into import_chunk (upload_id, first, rows) values ($1, $2, $3)',
      values,
    })
    count += some.length
    ;[characters, some] = [0, []]
  }
  for await (const row of rows) {
    some.push(row)
    characters += charactersIn(row)
    if (some.length === together.rows || characters > together.characters) await keep()
  }
  if (some.length > 0) await keep()
  return count
}

/** @param person Whose it must be; undefined: the run that reads it says whose. @throws {NotFound} */
export async function uploadOf({ query }: Database, id: number | string, person?: number): Promise<Upload> {
  const text = `select id, entity, name, headers, total from import_upload
    where id = $1 and total > 0 and ($2::bigint is null or person_id = $2::bigint)`
  const { rows } = await query<Upload>({ name: 'import-upload', text, values: [id, person ?? null] })
  const [upload] = rows
  if (!upload) throw new NotFound()
  return { ...upload, id: Number(upload.id) }
}

/** Rows by their places, from 1: at most so many, fewer where they are long, none behind the last. */
export async function rowsOf({ query }: Database, id: number, first: number, count: number): Promise<StoredRow[]> {
  const text = `select first, rows from import_chunk where upload_id = $1 and first <= $2 order by first desc limit 1`
  type Chunk = { first: number; rows: [number, StoredRow['cells']][] }
  const found: StoredRow[] = []
  let characters = 0
  while (found.length < count && characters < together.characters) {
    const next = first + found.length
    const { rows } = await query<Chunk>({ name: 'import-rows', text, values: [id, next] })
    const more = rows
      .flatMap((chunk) => chunk.rows.map(([number, cells], index) => ({ place: chunk.first + index, number, cells })))
      .filter(({ place }) => place >= next && place < first + count)
    if (more.length === 0) break
    found.push(...more)
    for (const row of more) characters += charactersIn(row)
  }
  return found
}
