/** Pieces of SQL text: parameters are numbered as they are added, names are quoted. */

/** Values of one statement; `add` returns the placeholder that stands for the value. */
export class Params {
  readonly values: unknown[]

  /** @param values Those of text that stands in the statement already. */
  constructor(values: readonly unknown[] = []) {
    this.values = [...values]
  }

  /** @param type PostgreSQL type that the value is read as; always named, so that one text has one plan. */
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

/** Quotes a name of a table or column. Names come from the schemas only, never from a request. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Quotes a text that stands in the statement itself, such as a name on the wire. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Joins conditions with "and"; undefined when there are none. */
export const allOf = (conditions: readonly (string | undefined)[]): string | undefined =>
  conditions.filter((one) => one !== undefined).join(' and ') || undefined

export const whereClause = (condition: string | undefined): string => (condition ? ` where ${condition}` : '')
