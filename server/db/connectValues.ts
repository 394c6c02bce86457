/** Parses PostgreSQL's text values identically for both engines; `engine.ts` lists the results. */
import pg from 'pg'

type Parse = (text: string) => unknown

const { builtins } = pg.types
const asText: Parse = (text) => text

/** @throws {RangeError} Beyond 2^53, where a JavaScript number would silently be rounded. */
const int8: Parse = (text) => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The database returned ${text}, which is beyond 2^53; select it as text.`)
}

/** The session runs in UTC, so the text is '2026-01-31 12:00:00.5+00'. */
const timestamptz: Parse = (text) => text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')
const timestamp: Parse = (text) => text.replace(' ', 'T')

/** Parser of `text[]`, a type that the typings of `pg` do not list. */
const textArray = pg.types.getTypeParser(1009 as Parameters<typeof pg.types.getTypeParser>[0]) as (
  text: string,
) => (string | null)[]
const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    textArray(text).map((item) => (item === null ? null : parse(item)))

const parsers = new Map<number, Parse>([
  [builtins.DATE, asText],
  [1182, arrayOf(asText)],
  [builtins.TIMESTAMP, timestamp],
  [1115, arrayOf(timestamp)],
  [builtins.TIMESTAMPTZ, timestamptz],
  [1185, arrayOf(timestamptz)],
  [builtins.NUMERIC, asText],
  [1231, arrayOf(asText)],
  [builtins.INT8, int8],
  [1016, arrayOf(int8)],
  [builtins.INTERVAL, asText],
  [1187, arrayOf(asText)],
])

/**
 * Parsers that `pg` uses per column; types without one here (text, bool, int4, json, bytea …) keep the default
 * of `pg`.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
