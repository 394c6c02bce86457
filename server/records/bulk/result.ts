/** Makes the results of a bulk run: changes as the audit has them, reasons in the language of who started it. */
import { serverFilled, type Entity } from '#schemas/entity.ts'
import { textsOf, type AppError, type Text } from '#server/errors.ts'
import { changesBetween, veil, type Changes } from '#server/foundation/audit.ts'
import { say } from '#server/foundation/messages.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Result, Target } from '#server/records/contract.ts'

/** Characters of a title. */
const longestTitle = 200

export function changedResult({ place, id }: Target, before: Body, after: Body, entity: Entity): Result {
  const all = Object.entries(veil(entity, changesBetween(before, after)))
  const changes: Changes = Object.fromEntries(
    all.filter(([name]) => name !== '_version' && !serverFilled.some((filled) => filled === name)),
  )
  return { place, id, outcome: 'changed', title: titleOf(before, entity), changes, errors: [], stamp: null }
}

export function sameResult({ place, id }: Target, before: Body, entity: Entity): Result {
  return { place, id, outcome: 'same', title: titleOf(before, entity), changes: {}, errors: [], stamp: null }
}

/** @param before The record as far as it was read. */
export function refusedResult(
  { place, id }: Target,
  error: AppError | Text,
  { before, entity, access }: { before: Body | undefined; entity: Entity; access: Access },
): Result {
  const texts = typeof error === 'object' && 'body' in error ? textsOf(error) : [error]
  const errors = texts.map((text) => say(access.locale, text))
  return { place, id, outcome: 'refused', title: titleOf(before, entity), changes: {}, errors, stamp: null }
}

/** The title of a record at the time; null where it is no text. */
export function titleOf(record: Body | undefined, { titleField }: Entity): string | null {
  const value = record?.[titleField]
  const text = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value)[0] : value
  return typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, longestTitle) : null
}
