/** What of a form's values is new. */
export type Values = Readonly<Record<string, unknown>>

/** What differs from the record as it was read. */
export const changed = (now: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name])))

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
