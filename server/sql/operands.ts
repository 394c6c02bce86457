/** Values that a condition names instead of writing: `$me.…` and `$today`. */
import { addDays, dayOf } from '#domain/time/day.ts'
import type { Operand } from '#schemas/condition.ts'
import type { Access } from '#server/foundation/access.ts'

/** The asker and the moment of asking, in milliseconds since 1970. */
export type Asker = { access: Access; now: number }

type Value = Operand | readonly Operand[]

/**
 * Returns the value of an operand; a list where `$me.…` names one.
 *
 * @returns undefined when nobody is signed in or the person has no such property: then nothing matches.
 * @throws {RangeError} If the operand starts with `$` and is unknown.
 */
export function resolveOperand(operand: Operand, { access, now }: Asker): Value | undefined {
  if (typeof operand !== 'string' || !operand.startsWith('$')) return operand
  const moment = new Date(now).toISOString()
  if (operand === '$now') return moment
  const day = /^\$today(?:([+-]\d{1,5})d)?$/.exec(operand)
  if (day) return addDays(dayOf(moment), Number(day[1] ?? 0))
  const name = /^\$me\.(\w+)$/.exec(operand)?.[1]
  if (!name) throw new RangeError(`"${operand}" is not an operand; use $me.<name>, $today, $today-30d or $now.`)
  const person: Readonly<Record<string, unknown>> = access.person ?? {}
  const value = Object.hasOwn(person, name) ? person[name] : undefined
  return isValue(value) ? value : undefined
}

const isOperand = (value: unknown): value is Operand =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const isValue = (value: unknown): value is Value =>
  isOperand(value) || (Array.isArray(value) && value.every((one) => isOperand(one)))
