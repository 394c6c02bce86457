/** The search texts that the schemas have kept, as the planner compares them. */
import { keptTable, keptTexts } from '#schemas/keptSearch.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import type { Column, KeptSearch, Table } from '#codegen/migration/table.ts'

/** @param tables All tables of the model: which columns are read, and how they are made, is told of them. */
export function withKeptSearch(tables: readonly Table[], { entities }: Model): Table[] {
  const all = entities.map(({ facts }) => facts)
  const find = (name: string) => all.find((one) => one.name === name)
  return tables.map((table) => {
    const entity = table.property ? undefined : entities.find(({ facts }) => facts.table === table.name)
    return entity?.facts.searchKept ? { ...table, kept: keptOf(entity, { find, all }, tables) } : table
  })
}

function keptOf(
  { facts }: EntityModel,
  entities: Parameters<typeof keptTexts>[1],
  tables: readonly Table[],
): KeptSearch {
  const texts = keptTexts(facts, entities).map(({ column, parts }) => ({ column, parts }))
  const reads = texts.flatMap(({ parts }) =>
    parts.flatMap(({ way, columns }) => {
      const name = way.at(-1)?.table ?? facts.table
      const found = tables.find((table) => table.name === name)?.columns ?? []
      return columns.flatMap((column) => found.filter((one) => one.name === column).map((one) => madeOf(name, one)))
    }),
  )
  return { table: keptTable(facts), texts, reads: [...new Set(reads)].toSorted(), searchedAs: 'folded' }
}

/** A trigger holds on to its columns: where one is made anew, so are the triggers. */
const madeOf = (table: string, { name, type, computed }: Column): string =>
  [`${table}.${name}`, type, computed?.sql].filter((one) => one !== undefined).join(' ')
