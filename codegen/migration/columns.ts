/** Columns that come or go: added, dropped or archived. */
import { alterTable, columnSql, fillSql } from './columnSql.ts'
import { add, announce, type Draft } from './draft.ts'
import { archivedName, quoted } from './names.ts'
import { askFill, askLeave, placeOf, slugOf } from './questions.ts'
import type { Column, Table } from './table.ts'

/** A column whose property is gone. The currency goes with its amount; `version` holds no data worth keeping. */
export function leaveColumn(
  draft: Draft,
  { table, column, gone }: { table: Table; column: Column; gone: readonly Column[] },
) {
  if (column.computed) {
    // Dropped before the columns from which it is computed; nothing is lost.
    add(draft, 'free', `${alterTable(table)} drop column ${quoted(column.name)}`)
    return
  }
  const amount = gone.find(({ name }) => name === column.currencyOf)
  const answer = column.property ? askLeave(draft, table, amount ?? column) : 'drop'
  const place = placeOf(table, amount ?? column)
  if (answer === 'drop') {
    add(draft, 'leave', `${alterTable(table)} drop column ${quoted(column.name)}`)
    if (!amount)
      announce(draft, { slug: `drop-${slugOf(place)}`, words: `Drop ${place} and its values.`, entity: table.entity })
  }
  if (answer === 'archive') {
    const kept = quoted(archivedName(column.name, draft.number))
    if (column.required) add(draft, 'leave', `${alterTable(table)} alter column ${quoted(column.name)} drop not null`)
    add(draft, 'leave', `${alterTable(table)} rename column ${quoted(column.name)} to ${kept}`)
    const words = `Put ${place} aside as ${kept}. To lose its values: ${alterTable(table)} drop column ${kept}`
    if (!amount) announce(draft, { slug: `archive-${slugOf(place)}`, words, entity: table.entity })
  }
}

type NewColumn = {
  before: Table
  table: Table
  column: Column
  /** The existing column that becomes the amount of this currency. */
  amount?: Column
}

/** A new column. When required without a default, or a currency for existing amounts, existing rows are filled. */
export function addColumn(draft: Draft, { before, table, column, amount }: NewColumn) {
  if (!column.currencyOf || amount) {
    const place = column.property ? placeOf(table, column) : `${table.entity}.${column.name}`
    announce(draft, { slug: `add-${slugOf(place)}`, words: `Add ${place}.`, entity: table.entity })
  }
  if (column.computed) {
    add(draft, 'limit', `${alterTable(table)} add column ${columnSql(column)}`)
    return
  }
  const addition = (required: boolean) => `${alterTable(table)} add column ${columnSql({ ...column, required })}`
  if (column.default !== undefined || (!column.required && !amount)) {
    add(draft, 'alter', addition(column.required))
    return
  }
  const stake = `select count(*) from ${quoted(before.name)}${amount ? ` where ${quoted(amount.name)} is not null` : ''}`
  const value = askFill(draft, { table, before, column, stake })
  add(draft, 'alter', addition(column.required && value === undefined))
  if (value === undefined) return
  add(draft, 'alter', fillSql(table, column, value, amount && `${quoted(column.currencyOf ?? '')} is not null`))
  if (column.required) add(draft, 'alter', `${alterTable(table)} alter column ${quoted(column.name)} set not null`)
}
