/** Pieces of SQL text: parameters are numbered as they are added, names are quoted. */

/** Values of one statement; `add` returns the placeholder of the value. */
export class Params {
  readonly values: unknown[]

  /** @param values Values of text that is already part of the statement. */
  constructor(values: readonly unknown[] = []) {
    this.values = [...values]
  }

  /** @param type PostgreSQL type of the value; always given, so that one text has one plan. */
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

/** Quotes a name of a table or column. Names come from the schemas only, never from a request. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Quotes a text as a constant in the statement, such as a property name of the API. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Joins conditions with "and"; undefined when there are none. */
export const allOf = (conditions: readonly (string | undefined)[]): string | undefined =>
  conditions.filter((one) => one !== undefined).join(' and ') || undefined

export const whereClause = (condition: string | undefined): string => (condition ? ` where ${condition}` : '')
