/**
 * Parses request bodies strictly: valid UTF-8 and text, no prototype keys, limited depth and number of values.
 * A refusal names the field, and nothing is silently changed.
 */
import { isCleanText } from '#schemas/validation.ts'
import { FieldErrors, Refused, type AppError } from '#server/errors.ts'
import { deepest, mostValues, shapeProblem, type ShapeProblem } from './jsonShape.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * @returns undefined for an empty body.
 * @throws {Refused} If the bytes are not UTF-8 or not JSON.
 * @throws {FieldErrors} If a value cannot be stored unchanged; keyed by the top-level property.
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  const text = decode(body)
  const problem = shapeProblem(body)
  // Refuses an oversized body before anything is made of it.
  if (problem && problem.kind !== 'duplicate') throw refusalOf(problem)
  const value = parse(text)
  if (problem) throw refusalOf(problem)
  if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      const problem = problemOfKey(field) ?? problemOf(inner, 2)
      if (problem) throw new FieldErrors({ [field]: [{ key: problem, values: { deepest } }] })
    }
  }
  return value
}

/** Duplicate names are refused too: JSON.parse would silently use the last. */
function refusalOf({ kind, field }: ShapeProblem): AppError {
  switch (kind) {
    case 'values':
      return new Refused({ key: 'error.tooManyValues', values: { max: mostValues } })
    case 'depth':
      return new FieldErrors({ [field]: [{ key: 'error.tooDeep', values: { deepest } }] })
    case 'duplicate':
      return new FieldErrors({ [field]: [{ key: 'error.duplicateKey' }] })
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw new Refused({ key: 'error.badRequest' })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused({ key: 'error.badRequest' })
  }
}

const problemOfKey = (key: string): string | undefined =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? 'validation.unknown' : problemOfText(key)

const problemOfText = (text: string): string | undefined => (isCleanText(text) ? undefined : 'validation.text')

function problemOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return problemOfText(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return 'error.tooDeep'
  for (const [key, inner] of Object.entries(value)) {
    const problem = problemOfKey(key) ?? problemOf(inner, depth + 1)
    if (problem) return problem
  }
  return undefined
}
