/** Hints that a new name continues an old one, and mistakes in them; only the tables know which names existed. */
import type { Model } from '#codegen/model.ts'
import { type RenameHint, hasProperty } from './match.ts'
import { type Refusal, schemaFile } from './refusal.ts'
import type { Table } from './table.ts'

/** Reads renames from `renamedFrom` of properties, and from new entities that take over the table of a deleted one. */
export function hintsOf(model: Model, before: readonly Table[], after: readonly Table[]): RenameHint[] {
  const isOld = (entity: string) => before.some((table) => table.entity === entity)
  const isNew = (entity: string) => after.some((table) => table.entity === entity)
  const entities = after.flatMap(({ name, entity, property }) => {
    const from = before.find((table) => table.name === name)?.entity
    return property || from === undefined || isOld(entity) || isNew(from) ? [] : [{ entity, from }]
  })
  const properties = model.entities.flatMap((entity) =>
    entity.properties.flatMap(({ facts, renamedFrom: from }) =>
      from ? [{ entity: entity.facts.name, property: facts.name, from }] : [],
    ),
  )
  return [...entities, ...properties.filter((hint) => !isCircleDone(before, hint))]
}

/**
 * Tells whether a circle of renames is done. All its names exist before and after: only the tables know whether values
 * have moved.
 */
const isCircleDone = (before: readonly Table[], { entity, property, from }: RenameHint): boolean =>
  before.some(
    (table) =>
      table.entity === entity &&
      [table, ...table.columns].some((part) => part.property === property && part.was === from),
  )

/** Returns a refusal per property that is renamed from an unknown name, or from one that another property claims. */
export function wrongHints(before: readonly Table[], hints: readonly RenameHint[]): Refusal[] {
  return hints.flatMap(({ entity, property, from }) => {
    if (property === undefined) return []
    const entityWas = hints.find((hint) => hint.entity === entity && hint.property === undefined)?.from ?? entity
    const was = (name: string) => before.some((table) => table.entity === entityWas && hasProperty(table, name))
    const first = hints.find((hint) => hint.property && hint.entity === entity && hint.from === from)?.property
    if (was(property) || (was(from) && first === property)) return []
    const why = was(from) ? `already became "${first}"` : 'never was'
    const place = `${entity}.${property}`
    return {
      place,
      file: schemaFile(entity),
      message: `${place}: renamedFrom "${from}", but a property "${from}" of ${entity} ${why}. Mend the name, or take "renamedFrom" out to make a new one.`,
    }
  })
}
