/**
 * Parses query strings in bracket notation (`_filter[name][contains]=x`) strictly: limited size, no duplicate
 * keys, valid UTF-8. The parser runs inside the router, where an exception would end the process, so a refusal
 * is a value that `server/http/input.ts` throws later.
 */
import qs from 'qs'
import { FieldErrors, type Text } from '#server/errors.ts'

export type Query = Readonly<Record<string, unknown>>

/** Key under which the parsed query holds the reason of a refusal. */
export const refusal = Symbol('refusal')

/** Deep enough for filters in three groups: `_filter[not][any][0][not][any][0]…[name][in][]`. */
const limits = { depth: 13, parameterLimit: 200, arrayLimit: 1000 }
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

/** Names as a list of them (`_relations[]=a&_relations[]=b`) or with commas between, each once. */
export const namesIn = (given: unknown): string[] => {
  const texts = (Array.isArray(given) ? given : [given]).filter((one) => typeof one === 'string')
  return [...new Set(texts.flatMap((text) => text.split(',').filter(Boolean)))]
}

/** JSON Schema of such a parameter, with the pattern of its names if there is one. */
export const namesParameter = (description: string, names: { maxLength?: number; pattern?: string } = {}) => ({
  anyOf: [
    { type: 'string', ...names },
    { type: 'array', maxItems: 100, items: { type: 'string', ...names } },
  ],
  description: `${description} One parameter with commas between, or one for each with \`[]\` after its name.`,
})

const refuse = (field: string, text: Text): FieldErrors => new FieldErrors({ [field]: [text] })

/** A key may occur twice only when marked as a list: `a[]=1&a[]=2`. */
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
