/** Stands in for lodash's `set` (`vite.config.ts`): changes the object that it is given. */
import { isObject, keysOf } from './path.ts'

const unsafe: readonly PropertyKey[] = ['__proto__', 'constructor', 'prototype']

export default function set<T>(object: T, path: unknown, value: unknown): T {
  const keys = keysOf(path, object)
  let here: unknown = object
  for (const [index, key] of keys.entries()) {
    if (!isObject(here) || unsafe.includes(key)) return object
    if (index === keys.length - 1) here[key] = value
    else if (!isObject(here[key])) here[key] = /^\d+$/.test(String(keys[index + 1])) ? [] : {}
    here = here[key]
  }
  return object
}
