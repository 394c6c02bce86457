/** States in which a record is kept: nobody but the program deletes it, nor what it would go with. */
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Within } from '#server/records/within.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Entity } from '#schemas/entity.ts'

/** @throws {Refused} If its state keeps the record, or one that is deleted along with it. */
export async function checkDeletable(before: Body, within: Within): Promise<void> {
  const { entity, access, trx } = within
  if (access.system !== undefined) return
  const { lifecycle } = entity
  const own = lifecycle && String(before[lifecycle.property])
  if (lifecycle && keptIn(entity).includes(own ?? ''))
    throw new Refused(refusal('error.lifecycle.deletable', entity, own))
  for (const { owner, condition } of goingAlong(entity, '$1::bigint', within)) {
    const state = quote(columnOf(owner))
    const text = `select ${state}::text as state from ${quote(owner.table)} where ${condition} and ${state}::text = any($2) limit 1`
    const { rows } = await trx.query<{ state: string }>(prepared(text, [Number(before.id), keptIn(owner)]))
    const [kept] = rows
    if (kept) throw new Refused(refusal('error.lifecycle.deletableWith', owner, kept.state))
  }

  function refusal(key: string, { name, lifecycle: states }: Entity, value = '') {
    const said = (text: string) => say(access.locale, { key: text })
    const state = said(`resources.${name}.values.${states?.property ?? ''}.${value}`)
    return {
      key,
      values: { state, kind: say(access.locale, { key: `resources.${name}.name`, values: { smart_count: 1 } }) },
    }
  }
}

const keptIn = ({ lifecycle }: Entity): string[] =>
  Object.entries(lifecycle?.states ?? {}).flatMap(([name, { deletable }]) => (deletable ? [] : [name]))

const columnOf = ({ lifecycle, properties }: Entity): string =>
  properties.find(({ name }) => name === lifecycle?.property)?.column ?? ''

type Along = { owner: Entity; condition: string }

/**
 * Records that the database deletes along, at any depth, of entities with states that keep them.
 *
 * @param ids SQL for the ids of what is deleted.
 */
function goingAlong(entity: Entity, ids: string, within: Within, passed: readonly string[] = []): Along[] {
  const path = [...passed, entity.name]
  return [...within.entities.values()].flatMap((owner) =>
    owner.properties.flatMap(({ column, relation }): Along[] => {
      if (relation?.entity !== entity.name || relation.onDelete !== 'cascade' || relation.many) return []
      const condition = `${quote(column)} in (${ids})`
      const below = path.includes(owner.name)
        ? []
        : goingAlong(owner, `select id from ${quote(owner.table)} where ${condition}`, within, path)
      return keptIn(owner).length > 0 ? [{ owner, condition }, ...below] : below
    }),
  )
}
