/**
 * Query strings in the API's format: bracket notation, no nulls, readable. Twenty lines of our own, because qs weighs
 * 10 kB of the 250 allowed for a first list; a test compares the two.
 */

/** @returns `?_limit=50&_order[name]=asc`, or an empty text. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(escape(name), value))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function pairsOf(name: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  // Objects need a number: a reader could not tell where one ends.
  if (Array.isArray(value))
    return value.flatMap((item, at) => pairsOf(`${name}[${typeof item === 'object' ? at : ''}]`, item))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${escape(key)}]`, inner))
  return [`${name}=${escape(String(value))}`]
}

/** Characters that end a value, mean something else, or are dropped by the browser. */
const escape = (text: string): string => text.replace(/[%&#+\t\n\r]/g, encodeURIComponent)
