/** Writes a JSON value as a TypeScript literal: bare keys, single quotes, on one line where it fits. */

const width = 120

/** @param used Characters before the value on its first line. */
export function literal(value: unknown, indent = '', used = indent.length): string {
  const flat = inline(value)
  if (flat.length + used < width || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((item) => deeper + literal(item, deeper))
    : entriesOf(value).map(([key, item]) => `${deeper}${key}: ${literal(item, deeper, deeper.length + key.length + 3)}`)
  return `${open}\n${lines.join(',\n')},\n${indent}${close}`
}

/** @example quoted("client's") // 'client\'s' with its quotes */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`

/** A property name as it stands in an object or type: quoted only where it must be. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

function inline(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = entriesOf(value).map(([name, item]) => `${name}: ${inline(item)}`)
  return parts.length ? `{ ${parts.join(', ')} }` : '{}'
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).flatMap(([name, item]) => (item === undefined ? [] : [[key(name), item]]))
