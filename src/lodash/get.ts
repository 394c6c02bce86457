/** Stands in for lodash's `get`, of which the first list would load a library (`vite.config.ts`). */
import { keysOf } from './path.ts'

/** @param otherwise For what is not there, or is undefined. */
export default function get(object: unknown, path: unknown, otherwise?: unknown): unknown {
  const keys = keysOf(path, object)
  let found = keys.length > 0 ? object : undefined
  for (const key of keys) {
    if (found === null || found === undefined) return otherwise
    found = (found as Record<PropertyKey, unknown>)[key]
  }
  return found === undefined ? otherwise : found
}
