/** The reason why a record cannot be deleted: which records point at it and how many, as far as the reader may know. */
import type { Entity, Property } from '#schemas/entity.ts'
import { forServer } from '#server/db/outsider.ts'
import type { Text } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import { translate } from '#schemas/translate.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { mayRead } from '#server/sql/rights.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'

type Use = { owner: Entity; property: Property }
type Count = { seen: number; others: boolean }

/**
 * Returns the reason in the reader's language: "Still in use by 3 merchants." Records hidden from the reader
 * count as "elsewhere".
 */
export async function usesOf(id: string, context: Context): Promise<Text> {
  const { engine, entity, entities, access } = context
  const uses = [...entities.values()].flatMap((owner) => usesBy(owner, entity))
  if (uses.length === 0) return { key: 'error.invalid' }
  const params = new Params()
  const target = params.add(id, 'bigint')
  const counts = uses.map((use) => countOf(use, target, context, params))
  const text = `select json_build_array(${counts.join(', ')}) as counts`
  // Asks as the server itself, because hidden records must be counted too; conditions tell them apart.
  const { rows } = await forServer(() => engine.query<{ counts: Count[] }>({ text, values: params.values }))
  const found = rows[0]?.counts ?? []
  const texts = messages[access.locale]
  const sentences = uses.flatMap(({ owner }, index) => {
    const count = found[index]?.seen ?? 0
    const plural = translate(texts, `resources.${owner.name}.name`, { smart_count: count }).toLowerCase()
    return count > 0 ? [translate(texts, 'error.inUse', { count, plural })] : []
  })
  if (found.some(({ others }) => others)) sentences.push(translate(texts, 'error.inUseElsewhere'))
  return sentences.length > 0 ? sentences.join(' ') : { key: 'error.invalid' }
}

function usesBy(owner: Entity, entity: Entity): Use[] {
  return owner.properties.flatMap((property) =>
    property.relation?.entity === entity.name && property.relation.onDelete === 'restrict' ? [{ owner, property }] : [],
  )
}

function countOf({ owner, property }: Use, target: string, context: Context, params: Params): string {
  const { relation, column } = property
  const table = quote(owner.table)
  const source = relation?.many
    ? `${quote(relation.linkTable ?? '')} l join ${table} o on o.id = l.owner_id where l.target_id = ${target}`
    : `${table} o where o.${quote(column)} = ${target}`
  const { access } = context
  const seesAny = access.may(owner.access.read) && mayRead(property, access)
  const scope = seesAny ? rowScope({ ...context, entity: owner }, params, 'o') : 'false'
  const seen = `(select count(*)::int from ${allOf([source, scope])})`
  const others = scope === undefined ? 'false' : `exists (select from ${source} and (${scope}) is not true)`
  return `json_build_object('seen', ${seen}, 'others', ${others})`
}
