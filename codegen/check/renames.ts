/** A rename from a name that never was: the last snapshot must know the old name, or the new one already. */
import type { Finding } from '#codegen/errors.ts'
import { isObject } from './limits.ts'
import type { Rule } from './project.ts'

export const checkRenames: Rule = ({ name, entity }, { snapshot }) => {
  const tables = tablesIn(snapshot)
  const before = entity.renamedFrom
  const own = tables.filter((table) => table.entity === name)
  const known = propertiesOf(own.length > 0 ? own : tables.filter((table) => table.entity === before))
  const entities = tables.map((table) => String(table.entity))
  const wrong = entity.properties.flatMap(({ facts, renamedFrom }): Finding[] => {
    if (renamedFrom === undefined || known.includes(renamedFrom) || known.includes(facts.name)) return []
    const path = ['properties', facts.name, 'x-store', 'renamedFrom']
    return [{ path, message: `${name} never had a property "${renamedFrom}"`, name: renamedFrom, candidates: known }]
  })
  if (before === undefined || own.length > 0 || entities.includes(before)) return wrong
  const message = `there never was an entity "${before}"`
  return [{ path: ['x-store', 'renamedFrom'], message, name: before, candidates: entities }, ...wrong]
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
