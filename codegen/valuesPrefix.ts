/** Reference into values.schema.json; the name after it is a key of its `$defs`. */
export const valuesPrefix = 'values.schema.json#/$defs/'
