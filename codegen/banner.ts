/** The first line of every generated file: its source, and the command that makes it. */

/** @param source File name of the schema, or `schemas/*.schema.json` for a file that lists all entities. */
export const banner = (source: string): string => `// Generated from ${source} by npm run codegen. Do not edit.\n`
