/** Compares a new client with an existing one, to find duplicates. */

import { folded } from './foldText.ts'

/** The compared facts; names as typed. */
export type Company = {
  names: readonly (string | null | undefined)[]
  kvkNumber?: string | null
  iban?: string | null
}
export type Likeness = 'kvkNumber' | 'iban' | 'name'

/** Legal forms, which spellings of one name may omit, and words that do not identify a company. */
const noise = new Set(
  'bv nv vof cv ua eenmanszaak maatschap stichting vereniging cooperatie holding beheer groep group de het the en and'.split(
    ' ',
  ),
)

/**
 * The words that identify a company in a name: lower case, without accents, punctuation and legal forms.
 *
 * @example nameWords('De Vries & Zn. B.V.') // ['vries', 'zn']
 */
export function nameWords(name: string): string[] {
  const plain = folded(name)
  // Joins single letters: 'b.v.' and 'v o f' are one word each.
  const words = plain.replace(/[.']/g, '').split(/[^\p{L}\p{N}]+/u)
  const joined = words.join(' ').replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
  const all = joined.split(' ').filter((word) => word !== '')
  const telling = all.filter((word) => !noise.has(word))
  return telling.length > 0 ? telling : all
}

/** Properties in which two companies are alike, if any. Names of eight letters or more may differ in one. */
export function likeness(one: Company, other: Company): Likeness[] {
  const isEqual = (a?: string | null, b?: string | null) => a && b && a.replace(/\s/g, '') === b.replace(/\s/g, '')
  const found: Likeness[] = []
  if (isEqual(one.kvkNumber, other.kvkNumber)) found.push('kvkNumber')
  if (isEqual(one.iban?.toUpperCase(), other.iban?.toUpperCase())) found.push('iban')
  const [ours, theirs] = [keysOf(one.names), keysOf(other.names)]
  if (ours.some((key) => theirs.some((their) => isNear(key, their)))) found.push('name')
  return found
}

const keysOf = (names: Company['names']): string[] =>
  names.map((name) => nameWords(name ?? '').join('')).filter((key) => key.length > 1)

const longEnough = 8

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < longEnough || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  // A letter was added, removed or replaced if the rest is equal.
  const rests = [
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start + 1)],
  ]
  return rests.some(([left, right]) => left === right)
}
