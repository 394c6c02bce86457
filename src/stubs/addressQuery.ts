/**
 * Replaces query-string, the library with which react-admin reads and writes the query of an address
 * (`vite.config.ts`).
 */

type Value = string | null
/** A repeated name gives a list; a name without `=` gives null. */
type Values = Record<string, Value | Value[]>

export function parse(search: string): Values {
  const values: Values = {}
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? null : decode(part.slice(at + 1))
    const before = values[name]
    values[name] = before === undefined ? value : [before, value].flat()
  }
  return values
}

/** Sorted by name, without undefined values. */
export const stringify = (values: Readonly<Record<string, unknown>>): string =>
  Object.keys(values)
    .toSorted()
    .flatMap((name) => [values[name]].flat().map((value) => [name, value]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === null ? encode(name) : `${encode(name)}=${encode(value)}`))
    .filter(Boolean)
    .join('&')

const encode = (text: unknown): string =>
  encodeURIComponent(String(text)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
