/** Stands in for lodash's `pick` (`vite.config.ts`), for names of properties without a path. */
export default function pick(
  object: object | null | undefined,
  ...names: readonly (PropertyKey | readonly PropertyKey[])[]
) {
  const source = (object ?? {}) as Record<PropertyKey, unknown>
  return Object.fromEntries(names.flat().flatMap((name) => (name in source ? [[name, source[name]]] : []))) as object
}
