/** Number series: the sequence of a column that may have gaps, and the numbers that existing rows have reached. */
import { hasYear, patternOfNumbers } from '#domain/numberSeries.ts'
import { text } from '#codegen/sql/text.ts'
import { add, type Draft } from '#codegen/migration/draft.ts'
import { nameOf, quoted } from '#codegen/migration/names.ts'
import type { Column, Table } from '#codegen/migration/table.ts'

/** A column of a new table. */
export function makeSequence(draft: Draft, table: Table, column: Column) {
  if (column.series !== 'quick') return
  add(
    draft,
    'limit',
    `create sequence ${sequenceOf(table, column)} owned by ${quoted(table.name)}.${quoted(column.name)}`,
  )
}

const sequenceOf = (table: Table, { name }: Column): string => quoted(nameOf(table.name, [name], 'series'))

type Change = { table: Table; old: Column; now: Column; next: Column; before: Table }

/** A column that stays: its numbers continue after those of existing and deleted rows. */
export function changeSeries(draft: Draft, { before, table, old, now, next }: Change) {
  const key = `${table.name}.${next.name}`
  const oldKey = `${before.name}.${old.name}`
  if (now.series !== undefined && oldKey !== key) {
    add(draft, 'rename', `update number_series set series = ${text(key)} where series = ${text(oldKey)}`)
    if (now.series === 'quick')
      add(draft, 'rename', `alter sequence ${sequenceOf(before, old)} rename to ${sequenceOf(table, next)}`)
  }
  if (now.series === next.series) return
  if (now.series !== undefined) add(draft, 'limit', `delete from number_series where series = ${text(key)}`)
  if (now.series === 'quick') add(draft, 'limit', `drop sequence ${sequenceOf(table, next)}`)
  makeSequence(draft, table, next)
  if (next.series !== undefined) add(draft, 'limit', continued(table, next, key))
}

function continued(table: Table, { name, property = '', form = '' }: Column, key: string): string {
  const period = hasYear(form) ? `substring(given.number from ${text(patternOfNumbers(form, 'year'))})` : `''`
  const pattern = text(patternOfNumbers(form, 'n'))
  const deleted = `select changes -> ${text(property)} ->> 'from' from audit_log where entity = ${text(table.entity)} and action = 'delete'`
  return [
    'insert into number_series (series, period, last)',
    `  select ${text(key)}, ${period}, max(substring(given.number from ${pattern})::bigint)`,
    `  from (select ${quoted(name)} as number from ${quoted(table.name)} union all ${deleted}) given`,
    `  where given.number ~ ${pattern} group by 2`,
  ].join('\n')
}
