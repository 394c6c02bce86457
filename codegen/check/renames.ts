/** Renames from a name that never existed: a migration must have made the old name, or already the new one. */
import type { Finding } from '#codegen/problems/errors.ts'
import type { Table } from '#codegen/migration/table.ts'
import type { Rule } from './project.ts'

export const checkRenames: Rule = ({ name, entity }, { tables }) => {
  if (!entity.properties.some(({ renamedFrom }) => renamedFrom !== undefined)) return []
  const isOwn = (table: Table) => table.entity === name || table.name === entity.facts.table
  const known = propertiesOf(tables.filter(isOwn))
  return entity.properties.flatMap(({ facts, renamedFrom }): Finding[] => {
    if (renamedFrom === undefined || known.includes(renamedFrom) || known.includes(facts.name)) return []
    const path = ['properties', facts.name, 'x-store', 'renamedFrom']
    return [{ path, message: `${name} never had a property "${renamedFrom}"`, name: renamedFrom, candidates: known }]
  })
}

const propertiesOf = (tables: readonly Table[]): string[] =>
  tables.flatMap(({ property, columns }) =>
    [property, ...columns.map((column) => column.property)].filter((name) => name !== undefined),
  )
