/** Makes texts per language that a property must accept, and texts that it must refuse. */
import type { Property } from '#schemas/entity.ts'

type Texts = Pick<Property, 'languages' | 'format' | 'maxLength' | 'required'>
type Refused = { why: string; value: unknown }

/** In every language, each with a different word. */
export const sampleTexts = ({ languages = [], format }: Texts, n: number): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, asFormat(format, `Sample ${n} ${language}`)]))

export function refusedTexts({ languages = [], format, maxLength = 0 }: Texts): Refused[] {
  const [first = 'nl', second = 'en'] = languages
  const long = 'a'.repeat(maxLength + 1)
  return [
    { why: 'type', value: 'text' },
    { why: 'type', value: 12 },
    { why: 'type', value: ['text'] },
    { why: 'type', value: { [first]: 12 } },
    { why: `without ${first}`, value: { [second]: asFormat(format, 'text') } },
    { why: 'unknown language', value: { [first]: asFormat(format, 'text'), xx: 'text' } },
    { why: 'maxLength', value: { [first]: long } },
    { why: 'NUL', value: { [first]: 'a\u0000b' } },
  ]
}

export const boundaryTexts = ({ languages = [], format, maxLength = 0 }: Texts): unknown[] => {
  const [first = 'nl'] = languages
  return [{ [first]: asFormat(format, 'a') }, ...(format === 'html' ? [] : [{ [first]: 'é'.repeat(maxLength) }])]
}

const asFormat = (format: Texts['format'], text: string): string => (format === 'html' ? `<p>${text}</p>` : text)
