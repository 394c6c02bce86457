/** Stands in for lodash's `defaults` (`vite.config.ts`): fills in what the first object lacks. */
export default function defaults<T extends object>(object: T, ...sources: readonly (object | null | undefined)[]): T {
  const filled = object as Record<string, unknown>
  for (const source of sources)
    for (const [name, value] of Object.entries(source ?? {})) if (filled[name] === undefined) filled[name] = value
  return object
}
