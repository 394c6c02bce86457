/**
 * Converts typed text to its stored notation: 'nl91 abna 0417 1643 00' becomes 'NL91ABNA0417164300'. It never
 * corrects a wrong value; unrecognised text is only trimmed, for the validator to refuse.
 */
import type { Format } from '#schemas/entity.ts'
import { dialCode } from '#schemas/product.ts'
import { productNotations } from '#schemas/productFormats.ts'

const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()

const normalisers: Partial<Record<Format, (text: string) => string>> = {
  ...productNotations,
  iban: compact,
  'phone-e164': (text) => {
    const digits = text
      .replace(/\(0\)|[\s()./-]/g, '')
      .replace(/^00/, '+')
      .replace(new RegExp(`^\\+${dialCode}0`), `+${dialCode}`)
    return /^0[1-9]/.test(digits) ? `+${dialCode}${digits.slice(1)}` : digits
  },
  colour: (text) => {
    const digits = text.replace(/^#/, '').toLowerCase()
    if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
    return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : text
  },
  uri: (text) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text),
}

/** @param format The property's format; absent or without a notation: the text is only trimmed. */
export function normalise(format: Format | undefined, text: string): string {
  const trimmed = text.trim()
  return (format && normalisers[format]?.(trimmed)) ?? trimmed
}
