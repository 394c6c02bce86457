/** Tables of one row: a constraint on the id, and the row itself with the defaults. */
import { singleId } from '#schemas/single.ts'
import { add, type Draft } from '#codegen/migration/draft.ts'
import { nameOf, quoted } from '#codegen/migration/names.ts'
import type { Table, TableRule } from '#codegen/migration/table.ts'

const check = `"id" = ${singleId}`

export const singleRule = (table: string): TableRule => ({
  name: nameOf(table, ['single'], 'rule'),
  field: 'id',
  check,
})

const holdsOne = ({ rules = [] }: Table): boolean => rules.some((rule) => rule.check === check)

/** Adds the row of tables that become singletons; an existing row stays. */
export function makeSingles(draft: Draft, before: readonly Table[], after: readonly Table[]) {
  const had = new Set(before.filter(holdsOne).map(({ entity }) => entity))
  for (const { name } of after.filter((table) => holdsOne(table) && !had.has(table.entity)))
    add(draft, 'track', `insert into ${quoted(name)} (id) values (${singleId}) on conflict (id) do nothing`)
}
