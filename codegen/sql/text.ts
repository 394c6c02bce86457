/** Quotes a text as an SQL literal. */
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`
