/** Questions about changes that need consent: each adds its question to the draft unless it is answered already. */
import { text } from '#codegen/sql/text.ts'
import { type Draft, type Question, ask } from './draft.ts'
import { type Match, columnKey } from './match.ts'
import { archivedName, quoted, quotedList } from './names.ts'
import { withColumns } from '#codegen/sql/condition.ts'
import type { Part } from './parts.ts'
import type { Column, Filled, Table } from './table.ts'

/** `merchant.fax`; for the currency of an amount `merchant.price.currency`; for a link table `user.customers`. */
export const placeOf = (table: Table, column?: Column) =>
  [table.entity, column?.property ?? table.property, column?.currencyOf && 'currency'].filter(Boolean).join('.')

/** The same as a part of a file name. */
export const slugOf = (place: string) => place.replaceAll(/[._]/g, '-')

const run = (accept: string) => `npm run codegen -- --accept ${accept}`

const allRows = ({ name }: Table) => `select count(*) from ${quoted(name)}`

const filledRows = (table: Table, column: Column) => `${allRows(table)} where ${quoted(column.name)} is not null`

/** Returns what to do with a column or link table that is gone, or undefined after asking. */
export function askLeave(draft: Draft, table: Table, column?: Column): 'drop' | 'archive' | undefined {
  const place = placeOf(table, column)
  if (draft.accept.value('drop', place) !== undefined) return 'drop'
  if (draft.accept.value('archive', place) !== undefined) return 'archive'
  const kept = archivedName(column?.name ?? table.name, draft.number)
  ask(draft, {
    place,
    entity: table.entity,
    problem: `no longer in the schema, and dropping ${column ? 'its column' : `link table ${table.name}`} loses what it holds`,
    stake: column
      ? { sql: filledRows(table, column), words: 'hold a value' }
      : { sql: allRows(table), words: 'are links' },
    total: allRows(table),
    passesAtZero: false,
    ways: [
      `has it a new name? "x-store": { "renamedFrom": "${column?.property ?? table.property}" } on the property that it is now`,
      `keep the values aside, as ${kept}: ${run(`archive:${place}`)}`,
      `lose the values: ${run(`drop:${place}`)}`,
    ],
  })
  return undefined
}

type Asked = { before: Table; table: Table; column: Column }

/** Returns the literal for empty rows, or undefined after asking. */
export function askFill(draft: Draft, { before, table, column, stake }: Asked & { stake: string }) {
  const place = placeOf(table, column)
  const answer = draft.accept.value('fill', place)
  if (answer !== undefined) return `${text(answer)}${column.type === 'text' ? '' : `::${column.type}`}`
  ask(draft, {
    place,
    entity: table.entity,
    problem: 'required now, and has no default for the rows that are there',
    stake: { sql: stake, words: 'have no value' },
    total: allRows(before),
    passesAtZero: true,
    ways: [
      'give the property a "default" in the schema, or leave it out of "required"',
      `fill those rows once: ${run(`'fill:${place}=<value>'`)}`,
    ],
  })
  return undefined
}

type Changed = Asked & { old: Column }

/** Asks unless `convert:` was given. With a stake of its own it passes when no row is at stake. */
export function askConvert(
  draft: Draft,
  { before, table, old, column, problem, stake }: Changed & { problem: string; stake?: Question['stake'] },
) {
  const place = placeOf(table, column)
  if (draft.accept.value('convert', place) !== undefined) return
  ask(draft, {
    place,
    entity: table.entity,
    problem,
    stake: stake ?? { sql: filledRows(before, old), words: 'hold a value' },
    total: allRows(before),
    passesAtZero: stake !== undefined,
    ways: [
      'take the change back, or give the new type a property of its own',
      `convert; a value that does not fit stops the migration and changes nothing: ${run(`convert:${place}`)}`,
    ],
  })
}

/** Refuses: no consent can help, because no value can be converted. */
export function askShape(draft: Draft, { before, table, old, column, problem }: Changed & { problem: string }) {
  ask(draft, {
    place: placeOf(table, column),
    entity: table.entity,
    problem,
    stake: { sql: filledRows(before, old), words: 'hold a value' },
    total: allRows(before),
    passesAtZero: false,
    ways: [
      'take the change back, or give the new type a property of its own',
      'to keep the name: take the property out of the schema, plan that migration and say there what becomes of its values; then put it back as it is to be',
    ],
  })
}

/** Returns the replacement of each removed enum value (null empties the row); asks for missing ones. */
export function askValues(draft: Draft, { before, table, old, column, gone }: Changed & { gone: readonly string[] }) {
  const place = placeOf(table, column)
  return gone.flatMap((value) => {
    const answer = draft.accept.value('replace', `${place}.${value}`)
    if (answer !== undefined) return [{ from: value, to: answer || null }]
    ask(draft, {
      place,
      entity: table.entity,
      problem: `"${value}" is no longer one of its values`,
      stake: { sql: `${allRows(before)} where ${quoted(old.name)} = ${text(value)}`, words: 'hold it' },
      total: allRows(before),
      passesAtZero: true,
      ways: [
        'put the value back in the schema',
        `give those rows another value: ${run(`'replace:${place}.${value}=<value>'`)}`,
        ...(column.required ? [] : [`empty it in those rows: ${run(`'replace:${place}.${value}='`)}`]),
      ],
    })
    return []
  })
}

/** Asks unless `tighten:` was given, or no row violates the new limits. */
export function askTighten(
  draft: Draft,
  { before, table, column, words, broken }: Asked & { words: string; broken: string },
) {
  const place = placeOf(table, column)
  if (draft.accept.value('tighten', place) !== undefined) return
  ask(draft, {
    place,
    entity: table.entity,
    problem: `has ${words} now`,
    stake: { sql: `${allRows(before)} where ${broken}`, words: 'hold a value that does not fit' },
    total: allRows(before),
    passesAtZero: true,
    ways: [
      'take the change back, or give those rows values that fit first',
      `leave them as they are; whoever edits one must mend it: ${run(`tighten:${place}`)}`,
    ],
  })
}

/** Asks unless no existing row violates the rule. @returns 'stays' with consent to leave such rows as they are. */
export function askRule(draft: Draft, { old, now, next }: Required<Match>, part: Part): 'stays' | undefined {
  const rule = next.rules?.find(({ name }) => name === part.name)
  const place = `${next.entity}.${rule?.field ?? ''}`
  if (draft.accept.value('rule', place) !== undefined) return 'stays'
  const isThere = (name: string) => now.columns.some((column) => column.name === name)
  // A new column is empty, or has the same value everywhere.
  if (!part.columns.every(isThere)) return undefined
  const nameBefore = (name: string) => {
    const index = now.columns.findIndex((column) => column.name === name)
    return old.columns[index]?.name ?? name
  }
  ask(draft, {
    place,
    entity: next.entity,
    problem: `a rule of ${part.columns.join(', ')} must hold now`,
    stake: {
      sql: `${allRows(old)} where not ${withColumns(rule?.check ?? 'true', nameBefore)}`,
      words: 'break it',
    },
    total: allRows(old),
    passesAtZero: true,
    ways: [
      'take the rule back, or give those rows values that keep it first',
      `leave them as they are; whoever edits one must mend it: ${run(`rule:${place}`)}`,
    ],
  })
  return undefined
}

/** Asks when existing rows may contain duplicates. */
export function askUnique(draft: Draft, { old, now, next }: Required<Match>, columns: readonly string[]) {
  const wanted = next.columns.filter(({ name }) => columns.includes(name))
  const before = wanted.map((column) => {
    const index = now.columns.findIndex((one) => columnKey(one) === columnKey(column))
    return { column, old: old.columns[index] }
  })
  const isNewAndEmpty = before.some((one) => !one.old && one.column.default === undefined && !one.column.required)
  const names = before.flatMap((one) => (one.old ? [one.old.name] : []))
  const places = wanted.map(({ property, name }) => property ?? name)
  const place = `${next.entity}.${places.join('+')}`
  if (isNewAndEmpty || draft.accept.value('unique', place) !== undefined) return
  const groups = names.length
    ? `where ${names.map((name) => `${quoted(name)} is not null`).join(' and ')} group by ${quotedList(names)}`
    : ''
  ask(draft, {
    place,
    entity: next.entity,
    problem: 'unique now',
    stake: {
      sql: `select coalesce(sum(n), 0) from (select count(*) as n from ${quoted(old.name)} ${groups} having count(*) > 1) twice`,
      words: 'share their value with another',
    },
    total: allRows(old),
    passesAtZero: true,
    ways: [
      'give those rows different values first',
      `write it all the same; a value that is there twice stops the migration and changes nothing: ${run(`unique:${place}`)}`,
    ],
  })
}

/** Asks when existing rows may lack what their state requires. */
export function askFilled(draft: Draft, { old, now, next }: Required<Match>, { column, value, columns }: Filled) {
  const before = (name: string) => old.columns[now.columns.findIndex((one) => one.name === name)]?.name
  const [state, known] = [before(column), columns.map(before)]
  // Without the state column no row is in the state; new columns are empty in all rows.
  if (state === undefined) return
  const empty = known.map((name) => (name === undefined ? 'true' : `${quoted(name)} is null`)).join(' or ')
  const place = `${next.entity}.${value}`
  if (draft.accept.value('require', place) !== undefined) return
  ask(draft, {
    place,
    entity: next.entity,
    problem: `requires ${columns.join(', ')} in the state "${value}"`,
    stake: {
      sql: `select count(*) from ${quoted(old.name)} where ${quoted(state)} = ${text(value)} and (${empty})`,
      words: 'are in it without',
    },
    total: allRows(old),
    passesAtZero: true,
    ways: [
      'give those rows a value first, or leave it out of "require"',
      `write it all the same; a row without stops the migration and changes nothing: ${run(`require:${place}`)}`,
    ],
  })
}
