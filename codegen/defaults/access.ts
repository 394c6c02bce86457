/** Expands the short form of an entity's rights: one right for everything, and rows for staff. */
import type { Condition } from '#schemas/condition.ts'
import type { EntityAccess } from '#schemas/entity.ts'
import { owner } from '#schemas/owner.ts'

export const rights = ['read', 'create', 'update', 'delete', 'export'] as const

/** A right that is only had where it is named: `all` and a right alone do not give it. */
export const namedRights = ['import'] as const

/** Rights that a singleton has. */
export const singleRights: readonly string[] = ['read', 'update']

/** The form in a schema: `"ROLE_A"`, or single rights with `all` for the rest; `false` removes one. */
export type WrittenAccess =
  | string
  | (Partial<Record<(typeof rights)[number], string | false>> &
      Partial<Record<(typeof namedRights)[number], string>> &
      WrittenRows)

/** Rows of a role: all, those that meet a condition, or those whose owner at a property is one's own. */
type Rows = Readonly<Record<string, true | string | Condition>>
type WrittenRows = { all?: string; rows?: 'staff' | Rows }

/** @param given Rights that exist for such an entity. */
export function expandAccess(written: WrittenAccess, given: readonly string[] = rights): EntityAccess {
  if (typeof written === 'string') return expandAccess({ all: written }, given)
  const { all, ...own } = written
  const full = all === undefined ? own : { ...Object.fromEntries(given.map((one) => [one, all])), ...own }
  const entries = Object.entries(full).flatMap(([key, value]): [string, unknown][] => {
    if (value === false) return []
    if (key !== 'rows') return [[key, value]]
    return value === 'staff' ? [['staffOnly', true]] : [[key, expandRows(value as Rows)]]
  })
  // The check has verified the shape.
  return Object.fromEntries(entries) as EntityAccess
}

/** A product without outside accounts has no such rows. */
const ofPerson = owner ? `$me.${owner.ids}` : []

const expandRows = (rows: Rows): EntityAccess['rows'] =>
  Object.fromEntries(
    Object.entries(rows).map(([role, which]) => [
      role,
      typeof which === 'string' ? { [which]: { in: ofPerson } } : which,
    ]),
  )
