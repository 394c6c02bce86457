/** What says that a new name stands for something old, and what can be wrong with it: only the snapshot knows which names there were. */
import type { Model } from '#codegen/model.ts'
import { type RenameHint, hasProperty } from './match.ts'
import { type Refusal, schemaFile } from './refusal.ts'
import type { Table } from './table.ts'

/** From `renamedFrom` of the properties, and from new entities that go on with the table of one that is gone. */
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

/** In a circle all names were there before and are there after: only the tables know that the values have moved. */
const isCircleDone = (before: readonly Table[], { entity, property, from }: RenameHint): boolean =>
  before.some(
    (table) =>
      table.entity === entity &&
      [table, ...table.columns].some((part) => part.property === property && part.was === from),
  )

/** Returns a refusal per property that is renamed from what never was, or from what another one has claimed. */
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
