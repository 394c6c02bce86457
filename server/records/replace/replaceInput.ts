/** Input of a replacement. */
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Write } from '#server/records/requestWrites.ts'
import type { Body } from '#server/records/values/body.ts'

export const endings = ['keep', 'deactivate', 'delete'] as const
export type Ending = (typeof endings)[number]

export type Wish = {
  by: string
  ending: Ending
  /** Records that cannot be moved stay as they are, instead of stopping the others. */
  leave: boolean
}

/** Endings of the replaced record that the entity has and this person has the right to. */
export function endingsOf({ entity, access }: Pick<Write, 'entity' | 'access'>): Ending[] {
  const canEnd = entity.properties.some(({ name, type }) => name === 'active' && type === 'boolean')
  return endings.filter(
    (ending) => ending === 'keep' || (ending === 'delete' ? access.may(entity.access.delete) : canEnd),
  )
}

/** @throws {FieldErrors} At what it is not. */
export function wishIn(body: unknown): Wish & { preview: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  const { by, ending: wanted = 'keep', leave = false, preview = false, ...others } = body as Body
  for (const name of Object.keys(others)) throw new FieldErrors({ [name]: [{ key: 'validation.unknown' }] })
  if (by === undefined || by === null) throw new FieldErrors({ by: [{ key: 'validation.required' }] })
  if (!Number.isSafeInteger(by) || Number(by) < 1) throw new FieldErrors({ by: [{ key: 'validation.type.integer' }] })
  const ending = endings.find((one) => one === wanted)
  if (ending === undefined) throw new FieldErrors({ ending: [{ key: 'validation.enum' }] })
  for (const [name, value] of Object.entries({ leave, preview }))
    if (typeof value !== 'boolean') throw new FieldErrors({ [name]: [{ key: 'validation.type.boolean' }] })
  return { by: String(by), ending, leave: leave === true, preview: preview === true }
}
