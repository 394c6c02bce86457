/**
 * A debtor that was merged, or that another was merged into, stays: a merge can be undone, and tells what became of whom.
 * A minor is represented: a birth date under eighteen asks for the representative, or is a mistake.
 */
import { isMinor } from '#domain/minor.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { FieldErrors, Refused, type Text } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

export const debtorHooks = (): Hooks<'debtor'> => ({
  beforeCreate(body, { now }) {
    checkBirth(body, todayAt(now))
    return body
  },
  beforeUpdate(body, before, { now }) {
    if (Object.hasOwn(body, 'birthDate') || Object.hasOwn(body, 'representative'))
      checkBirth({ ...before, ...body }, todayAt(now))
    return body
  },
  async beforeDelete({ id }, { trx }) {
    const { rows } = await trx.query({
      text: 'select from debtor_merge where kept_id = $1 or merged_id = $1 limit 1',
      values: [id],
    })
    if (rows.length > 0) throw new Refused({ key: 'error.debtor.hasMerges' })
  },
})

type Born = Readonly<Record<string, unknown>>

/** @returns What is wrong with a birth date; undefined: nothing. */
export function birthMistake({ birthDate, representative }: Born, today: IsoDate): Text | undefined {
  if (typeof birthDate !== 'string') return undefined
  if (birthDate > today) return { key: 'error.file.future' }
  const isRepresented = representative !== undefined && representative !== null
  return isMinor(birthDate, today) && !isRepresented ? { key: 'error.debtor.minor' } : undefined
}

/** @throws {FieldErrors} At `birthDate`. */
function checkBirth(body: Born, today: IsoDate): void {
  const mistake = birthMistake(body, today)
  if (mistake) throw new FieldErrors({ birthDate: [mistake] })
}
