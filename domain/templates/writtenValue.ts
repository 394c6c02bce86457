/** Writes values in messages: amounts and dates in the language of the reader. */
import { decimalOf } from '#domain/money/money.ts'
import { languageTags } from '#schemas/product.ts'
import type { MessageLanguage, Value } from './variable.ts'

/**
 * @returns Text of one or more lines; undefined for a block, and for an empty value that may not be.
 * @example writtenValue({ format: 'money', cents: 125000, currency: 'EUR' }, 'nl') // '€ 1.250,00'
 */
export function writtenValue(value: Value, language: MessageLanguage): string | undefined {
  switch (value.format) {
    case 'block':
      return undefined
    case 'money':
      return plainSpaces(
        new Intl.NumberFormat(languageTags[language], { style: 'currency', currency: value.currency }).format(
          decimalOf(value.cents),
        ),
      )
    case 'date':
      return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${value.day}T12:00:00Z`),
      )
    case 'number':
      return plainSpaces(new Intl.NumberFormat(languageTags[language]).format(value.number as `${number}`))
    default:
      return value.text.trim() === '' && value.mayBeEmpty !== true ? undefined : value.text
  }
}

/** A single non-breaking space would reduce a text message from 160 characters to 70. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ')
