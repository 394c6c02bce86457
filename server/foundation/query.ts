/**
 * Query strings in bracket notation (`_filter[name][contains]=x`), read strictly: bounded, each key
 * once, real UTF-8. The parser runs inside the router, where an exception would end the process, so
 * a refusal is a value that `plugins/input.ts` throws a moment later.
 */
import qs from 'qs'
import { FieldErrors, type Text } from '#server/errors.ts'

export type Query = Readonly<Record<string, unknown>>

/** Why a query string was refused; found under `refusal` of the parsed query. */
export const refusal = Symbol('refusal')

const limits = { depth: 5, parameterLimit: 200, arrayLimit: 1000 }
const prototypeKey = /(?:^|\[)(?:__proto__|constructor|prototype)(?:\]|\[|$)/

/** Returns the parsed query with null prototypes, or `{ [refusal]: FieldErrors }`. Never throws. */
export function parseQuery(text: string): Record<string | symbol, unknown> {
  if (text === '') return {}
  try {
    checkKeys(text)
    return qs.parse(text, {
      ...limits,
      decoder: decode,
      plainObjects: true,
      strictDepth: true,
      throwOnLimitExceeded: true,
    })
  } catch (error) {
    return { [refusal]: error instanceof FieldErrors ? error : refuse('common', { key: 'error.badRequest' }) }
  }
}

const refuse = (field: string, text: Text): FieldErrors => new FieldErrors({ [field]: [text] })

/** A key may stand twice only when it says that it is a list: `a[]=1&a[]=2`. */
function checkKeys(text: string): void {
  const seen = new Set<string>()
  for (const pair of text.split('&')) {
    const key = decode(pair.split('=', 1)[0] ?? '')
    if (prototypeKey.test(key)) throw refuse(key, { key: 'validation.unknown' })
    if (seen.has(key)) throw refuse(key, { key: 'error.duplicateKey' })
    if (key !== '' && !key.endsWith('[]')) seen.add(key)
  }
}

function decode(text: string): string {
  const decoded = decodeURIComponent(text.replaceAll('+', ' '))
  if (decoded.includes('\0')) throw refuse('common', { key: 'validation.text' })
  return decoded
}
