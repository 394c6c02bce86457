/** The keys that a path names, as lodash reads it: `a.b[0].c`, a list of keys, or one key that has dots in it. */
export function keysOf(path: unknown, object: unknown): readonly PropertyKey[] {
  if (Array.isArray(path)) return path as PropertyKey[]
  if (typeof path === 'symbol') return [path]
  const text = String(path)
  if (/^\w*$/.test(text) || (object !== null && object !== undefined && text in Object(object))) return [text]
  return [...text.matchAll(/\[(?:(["'])(.*?)\1|([^\]]*))\]|[^.[\]]+/g)].map(
    ([whole, , quoted, plain]) => quoted ?? plain ?? whole,
  )
}

/** Whether a value has properties of its own to go on with. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
