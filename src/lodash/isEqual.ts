/** Stands in for lodash's `isEqual` (`vite.config.ts`), for what a page compares: plain values, lists, dates, maps and sets. */
import { isObject } from './path.ts'

export default function isEqual(one: unknown, other: unknown): boolean {
  return same(one, other, new Map())
}

/** @param compared Pairs that are being compared already, in what contains itself. */
function same(one: unknown, other: unknown, compared: Map<object, object>): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true
  if (!isObject(one) || !isObject(other) || typeof one === 'function' || typeof other === 'function') return false
  if (tagOf(one) !== tagOf(other)) return false
  if (one instanceof Date || one instanceof Number || one instanceof String || one instanceof Boolean)
    return Object.is(one.valueOf(), (other as { valueOf(): unknown }).valueOf())
  if (one instanceof RegExp) return String(one) === String(other)
  if (compared.get(one) === other) return true
  compared.set(one, other)
  if ((one instanceof Map && other instanceof Map) || (one instanceof Set && other instanceof Set))
    return sameEntries([...one], [...other], compared)
  if (!Array.isArray(one) && one.constructor !== other.constructor && 'constructor' in one && 'constructor' in other)
    return false
  const keys = Object.keys(one)
  if (Array.isArray(one) && one.length !== (other as { length: unknown }).length) return false
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key], compared))
  )
}

/** In any order. */
function sameEntries(some: unknown[], others: unknown[], compared: Map<object, object>): boolean {
  if (some.length !== others.length) return false
  const left = [...others]
  return some.every((entry) => {
    const found = left.findIndex((candidate) => same(entry, candidate, new Map(compared)))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

const tagOf = (value: unknown): string => Object.prototype.toString.call(value)
