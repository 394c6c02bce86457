/** The rows of an export, some at a time: files in their order, each with what it has of the entity that has rows of its own. */
import { file } from '#schemas/generated/file.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { forOutsider, currentOutsider } from '#server/db/outsider.ts'
import { recordsOf, type ExportRecord, type FoundIds } from '#server/lists/export/records.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { ExportSet, WithFile } from './columnSets.ts'

/** Files whose claims or entries are read together. */
const atOnce = 1000

/** @param told Receives the number of files that are written. */
export function rowsOf(
  found: FoundIds,
  { fileProperties, of }: ExportSet,
  context: Context,
  told: (files: number) => void,
): AsyncGenerator<readonly ExportRecord[]> {
  const ofFile = { ...context, entity: file }
  return of
    ? childRows(found, { fileProperties, of, asker: currentOutsider() }, ofFile, told)
    : fileRows(recordsOf(found, fileProperties, ofFile), told)
}

async function* fileRows(records: AsyncIterable<ExportRecord[]>, told: (files: number) => void) {
  let done = 0
  for await (const batch of records) {
    yield batch
    done += batch.length
    told(done)
  }
}

type Children = {
  fileProperties: Property[]
  of: { entity: Entity; properties: Property[] }
  asker: ReturnType<typeof currentOutsider>
}

async function* childRows(
  { ids }: FoundIds,
  { fileProperties, of, asker }: Children,
  context: Context,
  told: (files: number) => void,
): AsyncGenerator<WithFile[]> {
  let done = 0
  for (const chunk of chunksOf(ids)) {
    const files = new Map<number, ExportRecord>()
    const within = <T>(work: () => T): T => forOutsider(asker, work)
    const [idProperty, ownerProperty] = [idOf(file), ownerOf(of.entity)]
    const read = within(() => recordsOf(asFound(chunk), [idProperty, ...fileProperties], context))
    for await (const batch of read) for (const record of batch) files.set(Number(record.id), record)
    const children = await within(() => childIds(chunk, of.entity, context))
    const ofChild = { ...context, entity: of.entity }
    const records = within(() => recordsOf(children, [ownerProperty, ...of.properties], ofChild))
    for await (const batch of records)
      yield batch.flatMap((record) => {
        const owner = files.get(Number((record[ownerProperty.name] as { id?: number } | null)?.id))
        return owner ? [{ record, file: owner }] : []
      })
    done += chunk.length
    told(done)
  }
}

const asFound = (ids: readonly string[]): FoundIds => ({ ids: ids.join(','), total: ids.length })

function propertyOf({ name: entity, properties }: Entity, name: string): Property {
  const property = properties.find((one) => one.name === name)
  if (!property) throw new RangeError(`${entity} has no property "${name}".`)
  return property
}
const idOf = (entity: Entity): Property => propertyOf(entity, 'id')
const ownerOf = (entity: Entity): Property => propertyOf(entity, 'file')

async function childIds(files: readonly string[], entity: Entity, context: Context): Promise<FoundIds> {
  const params = new Params()
  const given = params.add(files, 'bigint[]')
  const column = ownerOf(entity).column
  const condition = allOf([`t.${quote(column)} = p.id`, rowScope({ ...context, entity }, params)])
  const text = `select coalesce(string_agg(t.id::text, ',' order by p.place, t.id), '') as ids, count(*)::int as total
    from unnest(${given}) with ordinality p(id, place) join ${quote(entity.table)} t on ${condition}`
  const { rows } = await context.engine.query<FoundIds>(prepared(text, params.values))
  return rows[0] ?? { ids: '', total: 0 }
}

function* chunksOf(ids: string): Generator<string[]> {
  let start = 0
  while (start < ids.length) {
    const chunk: string[] = []
    while (chunk.length < atOnce && start < ids.length) {
      const comma = ids.indexOf(',', start)
      const end = comma < 0 ? ids.length : comma
      chunk.push(ids.slice(start, end))
      start = end + 1
    }
    yield chunk
  }
}
