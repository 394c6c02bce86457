/** Content of a form's draft, and how it comes back into the form. */
import { toWire } from '#providers/wireRecord.ts'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { isSame, type Values } from '#resources/form/changes.ts'
import { newRow, rowsIn, type ChildKinds } from '#resources/form/values/childRows.ts'
import { clashes, untouched, type Sides } from '#resources/form/values/merge.ts'
import { mergedRows, rowClashes } from '#resources/form/values/mergeRows.ts'
import type { Content } from './draft.ts'

type Form = {
  entity: Entity
  kinds: ChildKinds
  may: (expression: RoleExpression | undefined) => boolean
  /** The record as loaded; absent for a new one. */
  record: Values | undefined
}

/**
 * The values that differ from the record; of a new one all that are filled in, because a copied one begins with some.
 * Never those that are not returned, which the server does not keep either.
 */
export function contentOf({ entity, kinds, may, record }: Form, values: Values, defaults: Values): Content | null {
  const [own, stood] = [toWire(entity, values, may), toWire(entity, record ?? {}, may)]
  const first = toWire(entity, defaults, may)
  const names = entity.properties
    .filter(({ writeOnly }) => !writeOnly)
    .map(({ name }) => name)
    .filter((name) => name in own && !(isSame(own[name], stood[name]) && isSame(own[name], first[name])))
  const rows = Object.keys(kinds).filter((name) => !isSame(rowsIn(values, name), rowsIn(record, name)))
  const kept = [...names, ...rows]
  if (kept.length === 0) return null
  const of = (from: Values) => Object.fromEntries(kept.map((name) => [name, from[name] ?? null]))
  const version = record?._version === undefined ? {} : { _version: record._version }
  return { values: of(values), base: { ...of(record ?? {}), ...version } }
}

/**
 * Values to fill in to go on with a draft, with what others have changed since.
 *
 * @returns `sides` where both changed the same: the person chooses.
 */
export function goneOn(form: Form, draft: Content): { filled: Values; sides?: Pick<Sides, 'base' | 'current'> } {
  const { entity, kinds, may, record } = form
  const whole = (values: Values) => withRows(values, kinds, record)
  if (!record) return { filled: whole(draft.values) }
  const mine = { ...record, ...whole(draft.values) }
  const sides = { base: { ...record, ...whole(draft.base) }, current: record, mine, may }
  if (clashes(entity, sides).length + rowClashes(kinds, sides).length > 0) return { filled: whole(draft.values), sides }
  const merged = { ...whole(draft.values), ...untouched(entity, sides), ...mergedRows(kinds, sides) }
  const filled = Object.entries(merged).filter(([name]) => name in draft.values)
  return { filled: Object.fromEntries(filled) }
}

/** Rows with what a draft does not hold, from the record; a row that lacked a value would lose it. */
const withRows = (values: Values, kinds: ChildKinds, record: Values | undefined): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(kinds)
      .filter(([name]) => Array.isArray(values[name]))
      .map(([name, { entity }]) => [
        name,
        rowsIn(values, name).map((row) => {
          const stored = row.id === undefined ? undefined : rowsIn(record, name).find(({ id }) => id === row.id)
          return { ...newRow(entity), ...stored, ...row }
        }),
      ]),
  ),
})
