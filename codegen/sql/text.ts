/** A text as it stands in SQL. */
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`
