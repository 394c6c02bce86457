/**
 * Before a record is deleted: changes the records that point at it and can do without it, each as by an edit,
 * with a new version and an audit row. Foreign keys alone would change them silently. Where writes of their
 * entity have listeners, each record is written separately; otherwise one statement changes and audits them
 * all.
 */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Within } from './within.ts'
import { linesOf, recordChange } from './event.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

type Detached = { id: number; from: unknown; to: unknown }

/** Empties relations with `clear` and removes the record from many-relations; call it before the record is deleted. */
export async function detach(id: string, within: Within): Promise<void> {
  const { entity, entities, behaviour, trx } = within
  for (const owner of entities.values()) {
    for (const property of owner.properties) {
      const { relation } = property
      if (relation?.entity !== entity.name || relation.onDelete === 'restrict') continue
      if (relation.onDelete === 'cascade') continue
      const params = new Params()
      const target = params.add(id, 'bigint')
      const others = owner.name === entity.name ? ` <> ${target}` : ' is not null'
      const changed = relation.many
        ? unlinked(owner, property, target, others)
        : cleared(owner, property, target, others)
      if (behaviour.isSilent(owner.name)) {
        const line = owner.audit
          ? linesOf({ entity: owner, property }, within, params)
          : 'select 1 from changed limit 0'
        await trx.query(prepared(`with ${changed} ${line}`, params.values))
        continue
      }
      const text = `with ${changed} select id, "from", "to" from changed order by id`
      const { rows } = await trx.query<Detached>(prepared(text, params.values))
      for (const { id: ownerId, from, to } of rows) {
        const [before, after] = [{ [property.name]: from }, { [property.name]: to }]
        await recordChange(ownerId, before, after, { ...within, entity: owner })
      }
    }
  }
}

function cleared(owner: Entity, { column }: Property, target: string, others: string): string {
  const version = owner.version ? ', version = version + 1' : ''
  const set = `${quote(column)} = null${version}`
  return `changed as (update ${quote(owner.table)} t set ${set} where t.${quote(column)} = ${target} and t.id${others}
    returning t.id, to_json(${target}) as "from", null::json as "to")`
}

function unlinked(owner: Entity, { relation }: Property, target: string, others: string): string {
  const link = quote(relation?.linkTable ?? '')
  const ids = 'json_agg(target_id order by target_id)'
  const changed = `changed as (select owner_id as id, ${ids} as "from", coalesce(${ids} filter (where target_id <> ${target}), '[]') as "to"
      from ${link} where owner_id${others} group by owner_id having bool_or(target_id = ${target})),
    gone as (delete from ${link} where target_id = ${target} and owner_id${others})`
  if (!owner.version) return changed
  return `${changed}, touched as (update ${quote(owner.table)} set version = version + 1 where id in (select id from changed))`
}
