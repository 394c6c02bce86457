/** What a seal is a hash of, in SQL: for making one and for checking it. */

/** A moment as text that is alike on every server. */
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** All that a row of the audit says, as text that is alike on every server. @param alias Of `audit_log`. */
const line = (alias: string): string =>
  `jsonb_build_array(${alias}.id, ${moment(`${alias}.at`)}, ${[
    ...['actor_id', 'actor_name', 'impersonator_id', 'impersonator_name'],
    ...['action', 'entity', 'record_id', 'changes', 'request_id'],
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ')})::text`

/** The rows, in the order of their numbers. */
export const lines = (alias: string): string => `string_agg(${line(alias)}, E'\\n' order by ${alias}.id)`

type Parts = { previous: string; id: string; at: string; ids: string; lines: string }

/** The hash of a seal: over the seal before, over what it says of itself, and over its rows. */
export const hash = ({ previous, id, at, ids, lines: rows }: Parts): string =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${previous}, ${id}, ${moment(at)}, ${ids}::text, ${rows}), 'UTF8')), 'hex')`

/**
 * How long before the last seal those were made after which no row comes any more: a row that is committed later than the
 * next ones has got this long to be there.
 */
export const lateness = `interval '1 hour'`

/** Number of the first row that may still be without a seal. */
export const firstOpen = `coalesce((select max(upper(ids)) from audit_seal
  where sealed_at <= (select max(sealed_at) from audit_seal) - ${lateness}), 0)`
