/**
 * The search text that is kept for the records of an entity (`x-store.searchKept`): their own searched properties, and
 * those of related records. It lies in a table of its own, in one column for each combination of rights that readers
 * need, so that nobody finds a record by what they may not read. Codegen makes the table from this, and the server
 * searches it.
 */
import type { Entity, Property, RoleExpression } from './entity.ts'

/** A step from a record to related ones: by its own column, by a column of theirs, or through a link table. */
export type Step = { by: 'own' | 'theirs'; column: string; table: string } | { by: 'link'; link: string; table: string }

export type KeptText = {
  /** Column of the kept table. */
  column: string
  /** Rights that a reader needs besides reading the entity; empty: none. */
  rights: readonly RoleExpression[]
  parts: readonly { way: readonly Step[]; columns: readonly string[] }[]
}

export type Followed = {
  steps: readonly Step[]
  property: Property
  rights: RoleExpression[]
  targets: readonly Entity[]
}

type Find = (name: string) => Entity | undefined
type Entities = { find: Find; all: Iterable<Entity> }

export const keptTable = ({ table }: Pick<Entity, 'table'>): string => `${table.slice(0, 56)}_search`

/** The columns of the kept table, the first of them for everybody who may read the entity; empty without one. */
export function keptTexts(entity: Entity, entities: Entities): KeptText[] {
  if (!entity.searchKept) return []
  const own = entity.properties.flatMap((property) =>
    property.search ? [{ steps: [], property, rights: rightsOf(entity, [property.access?.read]) }] : [],
  )
  const others = entity.searchKept.flatMap((path) => {
    const followed = follow(entity, path, entities)
    return 'problem' in followed ? [] : [followed]
  })
  const texts = Map.groupBy([...own, ...others], ({ rights }) => rights.join(', '))
  const everybody = texts.get('') ?? []
  texts.delete('')
  return [['', everybody] as const, ...texts].map(([, found], index) => ({
    column: `text_${index + 1}`,
    rights: found[0]?.rights ?? [],
    parts: [...Map.groupBy(found, ({ steps }) => JSON.stringify(steps)).values()].map((alike) => ({
      way: alike[0]?.steps ?? [],
      columns: alike.map(({ property }) => property.column),
    })),
  }))
}

/** Follows "debtor.addresses.postcode". @returns Or what is wrong with the path, as words to follow it. */
export function follow(
  entity: Entity,
  path: string,
  { find, all }: Entities,
): Followed | { problem: string; name?: string; candidates?: string[] } {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const steps: Step[] = []
  const targets: Entity[] = []
  const rights: (RoleExpression | undefined)[] = []
  let at = entity
  for (const name of names) {
    const next = stepFrom(at, name, all, find)
    if (!next)
      return {
        problem: `leads nowhere: "${at.name}" has no relation "${name}", and none that comes from others is called so`,
      }
    steps.push(next.step)
    targets.push(next.target)
    rights.push(next.link.access?.read)
    // Values embedded by a relation of the record itself are read with it, without the right to the target.
    const isEmbedded = names.length === 1 && next.step.by !== 'theirs' && next.link.relation?.embed.includes(last)
    if (!isEmbedded) rights.push(next.target.access.read)
    at = next.target
  }
  const property = at.properties.find((one) => one.name === last)
  if (!property)
    return {
      problem: `leads nowhere: "${last}" is no property of "${at.name}"`,
      name: last,
      candidates: at.properties.map((one) => one.name),
    }
  return { steps, property, targets, rights: rightsOf(entity, [...rights, property.access?.read]) }
}

/** Rights beside the one that reading the entity asks for anyway. */
const rightsOf = ({ access }: Entity, all: readonly (RoleExpression | undefined)[]): RoleExpression[] =>
  [...new Set(all)].filter((one) => one !== undefined && one !== '*' && one !== access.read).map(String)

function stepFrom(entity: Entity, name: string, all: Iterable<Entity>, find: Find) {
  const own = entity.properties.find((property) => property.name === name)
  const target = own?.relation && find(own.relation.entity)
  if (own?.relation && target) {
    const { table } = target
    const { linkTable } = own.relation
    const step: Step = linkTable ? { by: 'link', link: linkTable, table } : { by: 'own', column: own.column, table }
    return { step, target, link: own }
  }
  for (const other of all) {
    const link = other.properties.find(
      ({ relation }) => relation?.entity === entity.name && relation.inverse === name && !relation.many,
    )
    if (link) return { step: { by: 'theirs', column: link.column, table: other.table } as const, target: other, link }
  }
  return undefined
}
