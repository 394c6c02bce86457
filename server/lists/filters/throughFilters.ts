/**
 * Filters by properties of related records (`x-store.filterThrough`): `_filter[claims.number]=2025-1` finds the files of
 * which a claim has this number, `_filter[file.phase]=judicial` the items of files in this phase, and
 * `_filter[debtor.contacts.phone]=…` the files of whoever has this number. Only records that the asker may see count.
 */
import { follow } from '#schemas/keptSearch.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Asker } from '#server/sql/operands.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, quote, type Params } from '#server/sql/sql.ts'

const find = (name: string): Entity | undefined => entityByName.get(name)

/** Properties of related records that this person may filter by, each under its path. */
export const throughProperties = (entity: Entity, access: Access): Property[] =>
  (entity.filterThrough ?? []).flatMap((path): Property[] => {
    const followed = follow(entity, path, { all: entities, find })
    if ('problem' in followed || !followed.rights.every((right) => access.may(right))) return []
    const { property, steps, targets } = followed
    const [step, target, first] = [steps.at(-1), targets.at(-1), steps[0]]
    if (!step || step.by === 'link' || !target) return []
    const over = steps.length > 1 && first?.by === 'own' ? { over: first.column } : {}
    const through = { entity: target.name, by: step.by, column: step.column, ...over, property }
    // Sorting by it is impossible: order and positions are those of the other table.
    return [{ ...property, name: path, sort: false, search: false, filter: true, through }]
  })

/** @param met The condition on the other records, under this alias. */
export function throughSql(
  through: NonNullable<Property['through']>,
  asker: Asker,
  { alias, params }: { alias: string; params: Params },
  met: (property: Property, alias: string) => string,
): string {
  const target = find(through.entity)
  if (!target) throw new Error(`A filter leads through "${through.entity}", which does not exist.`)
  const other = `${alias}_other`
  const where = allOf([met(through.property, other), rowScope({ ...asker, entity: target }, params, other)])
  if (through.by === 'own')
    return `exists (select from ${quote(target.table)} ${other} where ${other}.id = ${alias}.${quote(through.column)} and ${where})`
  const here = quote(through.over ?? 'id')
  return `${alias}.${here} in (select ${other}.${quote(through.column)} from ${quote(target.table)} ${other} where ${where})`
}
