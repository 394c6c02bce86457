/** The tables that the schemas describe, as a pure function of the facts, without texts, presentation or history. */
import type { Entity, Lifecycle, Property } from '#schemas/entity.ts'
import { isFold, type Computed } from '#schemas/computedProperty.ts'
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import { boundsOf } from '#codegen/bounds/bounds.ts'
import { columnsIn, conditionSql } from '#codegen/sql/condition.ts'
import { computedSql } from '#codegen/sql/expression.ts'
import { isSingle } from '#schemas/single.ts'
import { totalsOf } from '#codegen/migration/rules/totalsOf.ts'
import { withKeptSearch } from '#codegen/migration/rules/keptSearchOf.ts'
import { singleRule } from './rules/single.ts'
import type { Column, ColumnType, Table, Totals } from './table.ts'

/** Returns the entities' tables and their link tables, sorted by name. */
export function tablesOf(model: Model): Table[] {
  const tableNames = new Map(model.entities.map(({ facts }) => [facts.name, facts.table]))
  const tableOf = (entity: string): string => {
    const name = tableNames.get(entity)
    if (!name) throw new Error(`No entity is called "${entity}", so no table can be pointed at; run the checks first.`)
    return name
  }
  const tables = model.entities
    .flatMap((entity) => [
      withTotals(entityTable(entity, tableOf), totalsOf(entity, model)),
      ...linkTables(entity, tableOf),
    ])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return withKeptSearch(tables, model)
}

/** The expression of a computed column. */
function computedIn(
  column: Column,
  property: Property,
  { facts, computed }: { facts: Entity; computed: Computed | undefined },
): Pick<Column, 'computed'> {
  if (computed === undefined || isFold(computed)) return {}
  const { value, currency = 'null' } = computedSql(computed, property, facts.properties)
  const sql = column.currencyOf ? currency : value
  const used = columnsIn(sql)
  const reads = facts.properties.filter((one) => used.includes(one.column)).map(({ name, type }) => `${name} ${type}`)
  return { computed: { sql, reads } }
}

const decimalOf = (places: number): ColumnType => `numeric(${12 + places},${places})`

const withTotals = (table: Table, totals: Totals[]): Table => (totals.length > 0 ? { ...table, totals } : table)

type TableOf = (entity: string) => string

function entityTable({ facts, properties, indexes }: EntityModel, tableOf: TableOf): Table {
  const stored = facts.properties.filter((property) => property.name !== 'id' && !property.relation?.many)
  const columnOf = (name: string): string => {
    if (name === 'id') return 'id'
    const property = stored.find((one) => one.name === name)
    if (!property) throw new Error(`${facts.name}: "${name}" is not a property with a column of its own.`)
    return property.column
  }
  const wished = new Set(properties.filter(({ index }) => index).map(({ facts: { name } }) => name))
  const indexed = stored.filter((property) => property.sort || property.relation || wished.has(property.name))
  const taken = takenInCircles(properties)
  const bounded = new Map(properties.map((property) => [property.facts.name, { bounds: boundsOf(property) }]))
  const computed = new Map(properties.map((property) => [property.facts.name, property.computed]))
  const composite = indexes.map(({ properties: names, unique }) => ({ columns: names.map(columnOf), unique }))
  return {
    name: facts.table,
    entity: facts.name,
    columns: [
      { name: 'id', type: 'id', required: true },
      ...(facts.version ? [{ name: 'version', type: 'integer', required: true, default: 1 } as const] : []),
      ...stored.flatMap((property) =>
        columnsOf(property, tableOf).map((column) => ({
          ...column,
          ...computedIn(column, property, { facts, computed: computed.get(property.name) }),
          ...taken.get(property.name),
          ...(column.currencyOf === undefined && bounded.get(property.name)),
        })),
      ),
    ],
    key: ['id'],
    search: stored.filter(({ search }) => search).map(({ column }) => column),
    searchedAs: 'folded',
    ...rulesOf(facts),
    ...(facts.validity && { once: [...facts.validity.by, facts.validity.from].map(columnOf) }),
    ...(facts.lifecycle && filledIn(facts.lifecycle, columnOf)),
    unique: distinct([
      ...stored.flatMap(({ unique }) => unique.map((names) => names.map(columnOf))),
      ...composite.filter(({ unique }) => unique).map(({ columns }) => columns),
    ]),
    indexes: distinct([
      ...indexed.map(({ type, column }) => (type === 'list' ? [column] : [column, 'id'])),
      ...composite.filter(({ unique }) => !unique).map(({ columns }) => [...columns, 'id']),
    ]),
  }
}

/** Rules as constraints; empty without any. */
function rulesOf(facts: Entity): Pick<Table, 'rules'> {
  const own = (facts.rules ?? []).map(({ constraint: name, field, holds }) => ({
    name,
    field,
    check: conditionSql(holds, { properties: facts.properties }),
  }))
  const rules = [...(isSingle(facts) ? [singleRule(facts.table)] : []), ...own]
  return rules.length > 0 ? { rules } : {}
}

/** Columns that states require; empty when no state does. */
function filledIn({ property, states }: Lifecycle, columnOf: (name: string) => string): Pick<Table, 'filled'> {
  const filled = Object.entries(states).flatMap(([value, { require = [] }]) =>
    require.length > 0 ? [{ column: columnOf(property), value, columns: require.map(columnOf) }] : [],
  )
  return filled.length > 0 ? { filled } : {}
}

function columnsOf(property: Property, tableOf: TableOf): Column[] {
  const { name, column, required, relation, values } = property
  const base = { name: column, property: name, required }
  const fallback = property.default === undefined ? {} : { default: property.default }
  switch (property.type) {
    case 'string':
    case 'text':
      return [{ ...base, type: 'text', ...fallback, ...numbering(property) }]
    case 'enum':
      return [{ ...base, type: 'text', ...fallback, values: values ?? [] }]
    case 'integer':
      return [{ ...base, type: fitsInteger(property) ? 'integer' : 'bigint', ...fallback }]
    case 'boolean':
    case 'date':
      return [{ ...base, type: property.type, ...fallback }]
    case 'date-time':
      return [{ ...base, type: 'timestamptz', ...fallback }]
    case 'percentage':
      return [{ ...base, type: 'numeric(12,4)', ...fallback }]
    case 'decimal':
      return [{ ...base, type: decimalOf(property.places ?? 2), ...fallback }]
    case 'list':
      return [{ ...base, type: 'text[]', ...fallback }]
    case 'localized':
      return [{ ...base, type: 'jsonb', ...fallback, ...wordsIn(property) }]
    case 'rows':
    case 'json':
      return [{ ...base, type: 'jsonb', ...fallback }]
    case 'money':
      return moneyColumns(property)
    case 'relation': {
      if (!relation) throw new Error(`Property "${name}" is a relation that points nowhere.`)
      const onDelete = relation.onDelete === 'clear' ? 'set null' : relation.onDelete
      const references = { table: tableOf(relation.entity), onDelete } as const
      const { hierarchy } = relation
      return [{ ...base, type: 'bigint', ...fallback, references, ...(hierarchy && { depth: hierarchy.depth }) }]
    }
  }
}

function moneyColumns({ name, column, required, default: value }: Property): Column[] {
  const { amount, currency } = isMoney(value) ? value : {}
  return [
    { name: column, property: name, type: 'bigint', required, ...(amount !== undefined && { default: amount }) },
    {
      name: `${column}_currency`,
      property: name,
      type: 'text',
      required,
      ...(currency !== undefined && { default: currency }),
      currencyOf: column,
    },
  ]
}

/** Facts that affect the search text, and the conversion of a plain text to one per language. */
const wordsIn = ({ languages = [], format }: Property) => ({ languages, ...(format === 'html' && { html: true }) })

const numbering = ({ series }: Property): Pick<Column, 'series' | 'form'> =>
  series ? { series: series.gapless ? 'gapless' : 'quick', form: series.form } : {}

const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const fitsInteger = ({ minimum, maximum }: Property) =>
  minimum !== undefined && maximum !== undefined && minimum >= -(2 ** 31) && maximum < 2 ** 31

function linkTables({ facts, properties }: EntityModel, tableOf: TableOf): Table[] {
  const taken = takenInCircles(properties)
  return facts.properties.flatMap(({ name, relation }) => {
    if (!relation?.many || !relation.linkTable) return []
    const end = (column: string, table: string, onDelete: 'restrict' | 'cascade'): Column => ({
      name: column,
      type: 'bigint',
      required: true,
      references: { table, onDelete },
    })
    return {
      name: relation.linkTable,
      entity: facts.name,
      property: name,
      ...taken.get(name),
      columns: [
        end('owner_id', facts.table, 'cascade'),
        end('target_id', tableOf(relation.entity), relation.onDelete === 'restrict' ? 'restrict' : 'cascade'),
      ],
      key: ['owner_id', 'target_id'],
      search: [],
      unique: [],
      indexes: [['target_id', 'owner_id']],
    }
  })
}

/** Properties that exchanged names in a circle, with their old names. */
function takenInCircles(properties: readonly PropertyModel[]): Map<string, { was: string }> {
  const before = new Map(properties.map(({ facts, renamedFrom }) => [facts.name, renamedFrom]))
  const found = properties.flatMap(({ facts: { name }, renamedFrom: was }) => {
    let at = was
    for (let steps = 0; at !== undefined && at !== name && steps < properties.length; steps += 1) at = before.get(at)
    return was !== undefined && at === name ? [[name, { was }] as const] : []
  })
  return new Map(found)
}

const distinct = (lists: string[][]) => [...new Map(lists.map((list) => [list.join(), list])).values()]
