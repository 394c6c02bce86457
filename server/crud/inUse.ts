/** Why a record cannot be deleted: what points at it, and how often. */
import type { Entity } from '#schemas/entity.ts'
import type { Text } from '#server/errors.ts'
import { messages } from '#server/messages.ts'
import { translate } from '#schemas/translate.ts'
import type { Context } from './page.ts'
import { quote } from './sql.ts'

type Use = { entity: Entity; table: string; column: string }

/** Returns the reason in the reader's words: "Still in use by 3 merchants." */
export async function usesOf(id: string, { engine, entity, entities, access }: Context): Promise<Text> {
  const uses = [...entities.values()].flatMap((other) => usesBy(other, entity))
  const counts = uses.map(
    ({ table, column }) => `(select count(*)::int from ${quote(table)} where ${quote(column)} = $1::bigint)`,
  )
  if (counts.length === 0) return { key: 'error.invalid' }
  const { rows } = await engine.query<{ counts: number[] }>({
    text: `select array[${counts.join(', ')}] as counts`,
    values: [id],
  })
  const texts = messages[access.locale]
  const sentences = uses.flatMap(({ entity: user }, index) => {
    const count = rows[0]?.counts[index] ?? 0
    const plural = translate(texts, `resources.${user.name}.name`, { smart_count: count }).toLowerCase()
    return count > 0 ? [translate(texts, 'error.inUse', { count, plural })] : []
  })
  return sentences.length > 0 ? sentences.join(' ') : { key: 'error.invalid' }
}

function usesBy(other: Entity, entity: Entity): Use[] {
  return other.properties.flatMap(({ column, relation }) => {
    if (relation?.entity !== entity.name || relation.onDelete !== 'restrict') return []
    return relation.many
      ? [{ entity: other, table: relation.linkTable ?? '', column: 'target_id' }]
      : [{ entity: other, table: other.table, column }]
  })
}
