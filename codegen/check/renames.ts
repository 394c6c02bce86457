/** A rename from a name that never was: the last snapshot must know the old name, or the new one already. */
import type { Finding } from '#codegen/errors.ts'
import { isObject } from './limits.ts'
import type { Rule } from './project.ts'

export const checkRenames: Rule = ({ name, entity }, { snapshot }) => {
  if (!entity.properties.some(({ renamedFrom }) => renamedFrom !== undefined)) return []
  const isOwn = (table: Record<string, unknown>) => table.entity === name || table.name === entity.facts.table
  const known = propertiesOf(tablesIn(snapshot).filter(isOwn))
  return entity.properties.flatMap(({ facts, renamedFrom }): Finding[] => {
    if (renamedFrom === undefined || known.includes(renamedFrom) || known.includes(facts.name)) return []
    const path = ['properties', facts.name, 'x-store', 'renamedFrom']
    return [{ path, message: `${name} never had a property "${renamedFrom}"`, name: renamedFrom, candidates: known }]
  })
}

/** Tables after the last migration, as the planner keeps them. */
function tablesIn(snapshot: unknown): Record<string, unknown>[] {
  return isObject(snapshot) && Array.isArray(snapshot.tables) ? snapshot.tables.filter(isObject) : []
}

function propertiesOf(tables: readonly Record<string, unknown>[]): string[] {
  return tables.flatMap((table) => {
    const columns = Array.isArray(table.columns) ? table.columns.filter(isObject) : []
    return [table.property, ...columns.map((column) => column.property)].filter((name) => typeof name === 'string')
  })
}
