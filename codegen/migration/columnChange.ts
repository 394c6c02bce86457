/** Changes of columns that stay: type, target, values, default, required. */
import { alterTable, fillSql, literal, typeSql } from './columnSql.ts'
import { text } from '#codegen/sql/text.ts'
import { conversion, kindOf } from './conversion.ts'
import { tightened } from '#codegen/bounds/bounds.ts'
import { add, announce, type Draft } from './draft.ts'
import { quoted } from './names.ts'
import { changeSeries } from '#codegen/migration/rules/series.ts'
import { askConvert, askFill, askShape, askTighten, askValues, placeOf, slugOf } from './questions.ts'
import type { Column, Table } from './table.ts'

type ColumnChange = { before: Table; table: Table; old: Column; now: Column; next: Column }

export function alterColumn(draft: Draft, change: ColumnChange) {
  const { table, now, next } = change
  const count = draft.statements.length + draft.questions.length
  alterType(draft, change)
  alterTarget(draft, change)
  alterValues(draft, change)
  tighten(draft, change)
  changeSeries(draft, change)
  const column = `${alterTable(table)} alter column ${quoted(next.name)}`
  if (JSON.stringify(now.default) !== JSON.stringify(next.default)) {
    const action = next.default === undefined ? 'drop default' : `set default ${literal(next.default, next.type)}`
    add(draft, 'alter', `${column} ${action}`)
  }
  if (now.required && !next.required) add(draft, 'alter', `${column} drop not null`)
  if (!now.required && next.required) makeRequired(draft, change)
  const isMoved =
    now.depth !== next.depth ||
    now.references?.onDelete !== next.references?.onDelete ||
    `${now.values}` !== `${next.values}`
  if (draft.statements.length + draft.questions.length === count && !isMoved) return
  const place = placeOf(table, next)
  announce(draft, {
    slug: `change-${slugOf(place)}`,
    words: `Change ${place}: ${wordsOf(change)}.`,
    entity: table.entity,
  })
}

function alterType(draft: Draft, { before, table, old, now, next }: ColumnChange) {
  if (kindOf(now) === kindOf(next)) return
  const kinds = `${kindOf(now)} becomes ${kindOf(next)}`
  const converted = conversion(quoted(next.name), now, next)
  if (!converted) {
    askShape(draft, { before, table, old, column: next, problem: `${kinds}, which no value fits` })
    return
  }
  const { using, isSafe } = converted
  if (!isSafe) {
    const problem = `${kinds}, which does not hold every value`
    askConvert(draft, { before, table, old, column: next, problem })
  }
  const column = `${alterTable(table)} alter column ${quoted(next.name)}`
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
    add(draft, 'alter', fillSql(table, next, to === null ? 'null' : text(to), `${quoted(next.name)} = ${text(from)}`))
  }
}

/**
 * Existing rows are not changed: those that violate the new limits are refused at their next edit, and the
 * developer is asked about them.
 */
function tighten(draft: Draft, { before, table, old, now, next }: ColumnChange) {
  const found = kindOf(now) === kindOf(next) ? tightened({ ...old, name: quoted(old.name) }, next) : undefined
  if (found) askTighten(draft, { before, table, column: next, ...found })
}

function makeRequired(draft: Draft, { before, table, old, next }: ColumnChange) {
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
  if (value !== undefined) add(draft, 'alter', fillSql(table, next, value, `${name} is null`))
  add(draft, 'alter', `${alterTable(table)} alter column ${name} set not null`)
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
    now.depth !== next.depth && (next.depth ? `no circles, at most ${next.depth} levels` : 'circles are allowed'),
    now.series !== next.series &&
      (next.series ? `numbers of a series${next.series === 'gapless' ? ' without gaps' : ''}` : 'no series'),
    now.required !== next.required && (next.required ? 'required' : 'may be empty'),
  ]
  return words.filter(Boolean).join('; ') || 'same values in another order'
}
