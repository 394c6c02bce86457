/**
 * Names for prepared statements. A text that is used again gets a name, so that each connection parses and
 * plans it once. The number of names is limited, because a connection never forgets one.
 */
import type { Statement } from '#server/db/engine.ts'

const mostNames = 400
const mostSeen = 2000
const names = new Map<string, string>()
const seen = new Set<string>()

/** Returns the statement; with a name from its second use on, until all names are taken. */
export function prepared(text: string, values: readonly unknown[]): Statement {
  const name = names.get(text) ?? nameFor(text)
  return name ? { text, values, name } : { text, values }
}

function nameFor(text: string): string | undefined {
  if (!seen.delete(text)) {
    if (seen.size >= mostSeen) seen.clear()
    seen.add(text)
    return undefined
  }
  if (names.size >= mostNames) return undefined
  const name = `crud_${names.size}`
  names.set(text, name)
  return name
}
