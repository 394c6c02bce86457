/** Columns of a table that stays: added, changed, dropped or put aside. */
import { columnSql, literal, text, typeSql } from './columnSql.ts'
import { conversion } from './conversion.ts'
import { add, announce, type Draft } from './draft.ts'
import { archivedName, quoted } from './names.ts'
import { askConvert, askFill, askLeave, askValues, placeOf } from './questions.ts'
import type { Column, Table } from './table.ts'

const alter = (table: Table) => `alter table ${quoted(table.name)}`
const slugOf = (place: string) => place.replaceAll('.', '-')

/** A column whose property is gone. The currency goes with its amount; `version` is no data. */
export function leaveColumn(
  draft: Draft,
  { table, column, gone }: { table: Table; column: Column; gone: readonly Column[] },
) {
  const amount = gone.find(({ name }) => name === column.currencyOf)
  const answer = column.property ? askLeave(draft, table, amount ?? column) : 'drop'
  const place = placeOf(table, amount ?? column)
  if (answer === 'drop') {
    add(draft, 'leave', `${alter(table)} drop column ${quoted(column.name)}`)
    if (!amount)
      announce(draft, { slug: `drop-${slugOf(place)}`, words: `Drop ${place} and its values.`, entity: table.entity })
  }
  if (answer === 'archive') {
    const kept = archivedName(column.name, draft.number)
    if (column.required) add(draft, 'leave', `${alter(table)} alter column ${quoted(column.name)} drop not null`)
    add(draft, 'leave', `${alter(table)} rename column ${quoted(column.name)} to ${kept}`)
    const words = `Put ${place} aside as ${kept}. To lose its values: ${alter(table)} drop column ${kept}`
    if (!amount) announce(draft, { slug: `archive-${slugOf(place)}`, words, entity: table.entity })
  }
}

/** A column that was not there. Required without a default, or a currency for amounts that are there: rows are filled. */
export function addColumn(draft: Draft, { before, table, column }: { before: Table; table: Table; column: Column }) {
  const place = placeOf(table, column)
  const amount = before.columns.find(
    ({ property, type }) => column.currencyOf && property === column.property && type !== 'text',
  )
  if (!column.currencyOf || amount) {
    const words = column.property ? `Add ${place}.` : `Add column ${column.name} to ${table.name}.`
    announce(draft, {
      slug: `add-${slugOf(column.property ? place : `${table.entity}-${column.name}`)}`,
      words,
      entity: table.entity,
    })
  }
  if (column.default !== undefined || (!column.required && !amount)) {
    add(draft, 'alter', `${alter(table)} add column ${columnSql(column)}`)
    return
  }
  const total = `select count(*) from ${quoted(before.name)}`
  const stake = amount ? `${total} where ${quoted(amount.name)} is not null` : total
  const value = askFill(draft, { table, before, column, stake })
  add(
    draft,
    'alter',
    `${alter(table)} add column ${columnSql({ ...column, required: column.required && value === undefined })}`,
  )
  if (value === undefined) return
  fill(draft, table, column, amount ? `where ${quoted(column.currencyOf ?? '')} is not null` : '', value)
  if (column.required) add(draft, 'alter', `${alter(table)} alter column ${quoted(column.name)} set not null`)
}

function fill(draft: Draft, table: Table, column: Column, where: string, value: string) {
  add(draft, 'alter', `update ${quoted(table.name)} set ${quoted(column.name)} = ${value} ${where}`.trim())
}

type ColumnChange = { before: Table; table: Table; old: Column; now: Column; next: Column }

/** A column that stays: its type, what it points at, its values, its default, whether it may be empty. */
export function alterColumn(draft: Draft, change: ColumnChange) {
  const { table, now, next } = change
  const count = draft.statements.length + draft.questions.length
  alterType(draft, change)
  alterTarget(draft, change)
  alterValues(draft, change)
  const column = `${alter(table)} alter column ${quoted(next.name)}`
  if (JSON.stringify(now.default) !== JSON.stringify(next.default)) {
    const action = next.default === undefined ? 'drop default' : `set default ${literal(next.default, next.type)}`
    add(draft, 'alter', `${column} ${action}`)
  }
  if (now.required && !next.required) add(draft, 'alter', `${column} drop not null`)
  if (!now.required && next.required) require(draft, change)
  const isMoved = now.references?.onDelete !== next.references?.onDelete || `${now.values}` !== `${next.values}`
  if (draft.statements.length + draft.questions.length === count && !isMoved) return
  const place = placeOf(table, next)
  announce(draft, {
    slug: `change-${slugOf(place)}`,
    words: `Change ${place}: ${wordsOf(change)}.`,
    entity: table.entity,
  })
}

function alterType(draft: Draft, { before, table, old, now, next }: ColumnChange) {
  if (now.type === next.type) return
  const { using, isSafe } = conversion(quoted(next.name), now.type, next.type)
  if (!isSafe) {
    const problem = `${now.type} becomes ${next.type}, which does not hold every value`
    askConvert(draft, { before, table, old, column: next, problem })
  }
  const column = `${alter(table)} alter column ${quoted(next.name)}`
  if (now.default !== undefined) add(draft, 'alter', `${column} drop default`)
  add(draft, 'alter', `${column} type ${typeSql(next.type)} using ${using}`)
  if (now.default !== undefined && JSON.stringify(now.default) === JSON.stringify(next.default)) {
    add(draft, 'alter', `${column} set default ${literal(next.default, next.type)}`)
  }
}

function alterTarget(draft: Draft, { before, table, old, now, next }: ColumnChange) {
  if (!next.references || now.references?.table === next.references.table) return
  const was = now.references ? `${now.references.table}` : 'plain numbers'
  const problem = `its ids point at ${next.references.table} now, and were ${was}`
  askConvert(draft, { before, table, old, column: next, problem })
}

function alterValues(draft: Draft, { before, table, old, now, next }: ColumnChange) {
  const allowed = next.values
  if (!allowed) return
  if (!now.values) {
    const list = allowed.map(text).join(', ')
    const stake = {
      sql: `select count(*) from ${quoted(before.name)} where ${quoted(old.name)}::text not in (${list})`,
      words: 'hold another value',
    }
    const problem = `only ${allowed.join(', ')} are allowed now`
    askConvert(draft, { before, table, old, column: next, problem, stake })
    return
  }
  const gone = now.values.filter((value) => !allowed.includes(value))
  for (const { from, to } of askValues(draft, { before, table, old, column: next, gone })) {
    fill(draft, table, next, `where ${quoted(next.name)} = ${text(from)}`, to === null ? 'null' : text(to))
  }
}

function require(draft: Draft, { before, table, old, next }: ColumnChange) {
  const name = quoted(next.name)
  const value =
    next.default === undefined
      ? askFill(draft, {
          table,
          before,
          column: next,
          stake: `select count(*) from ${quoted(before.name)} where ${quoted(old.name)} is null`,
        })
      : literal(next.default, next.type)
  if (value !== undefined) fill(draft, table, next, `where ${name} is null`, value)
  add(draft, 'alter', `${alter(table)} alter column ${name} set not null`)
}

function wordsOf({ now, next }: ColumnChange): string {
  const added = next.values?.filter((value) => !now.values?.includes(value)) ?? []
  const gone = now.values?.filter((value) => !next.values?.includes(value)) ?? []
  const words = [
    now.type !== next.type && `${now.type} becomes ${next.type}`,
    now.references?.table !== next.references?.table &&
      (next.references ? `points at ${next.references.table}` : 'points at nothing'),
    next.references && now.references?.onDelete !== next.references.onDelete && `on delete ${next.references.onDelete}`,
    added.length > 0 && `allow ${added.join(', ')}`,
    gone.length > 0 && `no longer allow ${gone.join(', ')}`,
    now.values && !next.values && 'any value is allowed',
    JSON.stringify(now.default) !== JSON.stringify(next.default) &&
      (next.default === undefined ? 'no default' : `default ${JSON.stringify(next.default)}`),
    now.required !== next.required && (next.required ? 'required' : 'may be empty'),
  ]
  return words.filter(Boolean).join('; ') || 'same values in another order'
}
