/**
 * Request bodies, read strictly: real UTF-8, real text, no prototype keys, no deep nesting.
 * Whatever is refused names the field, so nothing odd is stored changed.
 */
import { isCleanText } from '#schemas/validation.ts'
import { FieldErrors, Refused } from '#server/errors.ts'

const deepest = 32
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * @returns undefined for an empty body.
 * @throws {Refused} If the bytes are not UTF-8 or not JSON.
 * @throws {FieldErrors} If a value cannot be kept as it is; keyed by the top-level property.
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  const text = decode(body)
  const value = parse(text)
  refuseDuplicates(text)
  if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      const problem = problemOfKey(field) ?? problemOf(inner, 2)
      if (problem) throw new FieldErrors({ [field]: [{ key: problem, values: { deepest } }] })
    }
  }
  return value
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

/** JSON.parse lets the last of two equal keys win in silence. Keeps its own stack, so no depth overflows it. */
function refuseDuplicates(json: string): void {
  const open: { keys: Set<string>; field: string }[] = []
  let last = ''
  for (const [token] of json.matchAll(/"(?:[^"\\]+|\\.)*"|[{}:[\]]/g)) {
    const inner = open.at(-1)
    if (token === '{' || token === '[') {
      open.push({ keys: new Set(), field: '' })
    } else if (token === '}' || token === ']') {
      open.pop()
    } else if (token !== ':') {
      last = token
    } else if (inner) {
      const key = last.includes('\\') ? String(JSON.parse(last)) : last.slice(1, -1)
      if (inner.keys.has(key)) {
        const field = open.length === 1 ? key : (open[0]?.field ?? '')
        throw new FieldErrors({ [field || 'common']: [{ key: 'error.duplicateKey' }] })
      }
      inner.keys.add(key)
      inner.field = key
    }
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
