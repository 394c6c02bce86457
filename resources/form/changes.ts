/** Changed values of a form. */
export type Values = Readonly<Record<string, unknown>>

/** Values that differ from the loaded record. */
export const changed = (now: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name])))

/** Ignores the order of keys, which the database changes. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

const inOrder = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
