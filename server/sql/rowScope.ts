/** Condition for the rows of a table that a person may see. */
import type { Entity } from '#schemas/entity.ts'
import { compileCondition } from './condition.ts'
import type { Asker } from './operands.ts'
import { visibleRows } from './rights.ts'
import { allOf, type Params } from './sql.ts'
import { withinSql } from './within.ts'

/** @returns undefined when the person may see all rows. */
export function rowScope({ entity, access, now }: Asker & { entity: Entity }, params: Params, alias = 't') {
  const rows = visibleRows(entity, access)
  return allOf([
    rows === true ? undefined : compileCondition(rows, { entity, access, now, params, alias }),
    withinSql(entity, access, params, alias),
  ])
}
