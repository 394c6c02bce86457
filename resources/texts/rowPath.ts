/**
 * The path of one value in a row of a `rows` property, `rules.0.amount`: inputs in a form have it as their source,
 * and so have fields, whose record `rowRecord` makes of a row.
 */

type RowPath = { rows: string; column: string }

/** @returns undefined for the source of anything else. */
export function rowPath(source: string): RowPath | undefined {
  const [, rows, column] = /^(\w+)\.\d+\.(\w+)$/.exec(source) ?? []
  return rows && column ? { rows, column } : undefined
}

/** Key of a text about a property or about the column of its rows, such as 'fields.name' or 'rows.rules.amount'. */
export function textKey(resource: string | undefined, source: string, kind: 'label' | 'help' | 'value'): string {
  const path = rowPath(source)
  const [own, inRows] = folders[kind]
  return path ? `resources.${resource}.${inRows}.${path.rows}.${path.column}` : `resources.${resource}.${own}.${source}`
}

const folders = {
  label: ['fields', 'rows'],
  help: ['help', 'rowHelp'],
  value: ['values', 'rowValues'],
} as const

/** Turns a row into a record whose values stand under their whole path. */
export const rowRecord = (rows: string, index: number, row: Readonly<Record<string, unknown>>) => ({
  id: index,
  ...Object.fromEntries(Object.entries(row).map(([column, value]) => [`${rows}.${index}.${column}`, value])),
})
