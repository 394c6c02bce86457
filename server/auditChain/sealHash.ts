/** SQL for the hash of a seal, shared by making and checking one. */

/** SQL for a moment as text that is the same on every server. */
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** SQL for an audit row as text that is the same on every server. @param alias Alias of `audit_log`. */
const line = (alias: string): string =>
  `jsonb_build_array(${alias}.id, ${moment(`${alias}.at`)}, ${[
    'actor_id',
    'actor_name',
    'impersonator_id',
    'impersonator_name',
    'action',
    'entity',
    'record_id',
    'changes',
    'request_id',
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ')})::text`

/** SQL for the rows as text, in the order of their ids. */
export const lines = (alias: string): string => `string_agg(${line(alias)}, E'\\n' order by ${alias}.id)`

type Parts = { previous: string; id: string; at: string; ids: string; lines: string }

/** SQL for the hash of a seal: over the previous seal, its own facts and its rows. */
export const hash = ({ previous, id, at, ids, lines: rows }: Parts): string =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${previous}, ${id}, ${moment(at)}, ${ids}::text, ${rows}), 'UTF8')), 'hex')`

/**
 * How long a transaction may delay its audit row: when a seal is this much older than the last one, no further
 * row can appear in its range.
 */
export const lateness = `interval '1 hour'`

/** SQL for the id of the first row that may still be unsealed. */
export const firstOpen = `coalesce((select max(upper(ids)) from audit_seal
  where sealed_at <= (select max(sealed_at) from audit_seal) - ${lateness}), 0)`
