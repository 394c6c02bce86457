/** Prefix of a reference into values.schema.json; the rest is a key of its `$defs`. */
export const valuesPrefix = 'values.schema.json#/$defs/'
