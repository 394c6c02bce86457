/** A rename from a name that never was: the last snapshot must know the old name, or the new one already. */
import type { Finding } from '#codegen/errors.ts'
import { isObject } from './limits.ts'
import type { Rule } from './project.ts'

export const checkRenames: Rule = (draft, { snapshot }) => {
  const known = propertiesIn(snapshot, draft.name)
  return draft.entity.properties.flatMap(({ facts, renamedFrom }): Finding[] => {
    if (renamedFrom === undefined || known.includes(renamedFrom) || known.includes(facts.name)) return []
    const path = ['properties', facts.name, 'x-store', 'renamedFrom']
    const message =
      known.length > 0
        ? `"${renamedFrom}" never was a property of ${draft.name}`
        : `${draft.name} has no table yet, so nothing can be renamed`
    return [{ path, message, name: renamedFrom, candidates: known }]
  })
}

/** Properties that the tables of an entity had after the last migration. */
function propertiesIn(snapshot: unknown, entity: string): string[] {
  const tables = isObject(snapshot) && Array.isArray(snapshot.tables) ? snapshot.tables : []
  return tables
    .filter(isObject)
    .filter((table) => table.entity === entity)
    .flatMap((table) => {
      const columns = Array.isArray(table.columns) ? table.columns.filter(isObject) : []
      return [table.property, ...columns.map((column) => column.property)].filter((name) => typeof name === 'string')
    })
}
