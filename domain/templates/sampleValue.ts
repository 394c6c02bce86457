/** The preview value of a variable, from its stored sample. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { Placeholder } from './placeholder.ts'
import { sampleBlock } from './sampleBlocks.ts'
import { sampleDay } from './sampleDay.ts'
import type { MessageLanguage, Value, VariableFormat } from './variable.ts'

export type Sampled = {
  key: string
  format: VariableFormat
  /** An amount '1250.00', a date '2026-01-31' or days from today '+14' and '-14', otherwise text. */
  sample?: string | null
  /** The fixed text of an own variable. */
  texts?: Readonly<Partial<Record<MessageLanguage, string>>> | null
}

/** The only sample that is a sentence, and therefore depends on the language. */
const salutations: Readonly<Record<MessageLanguage, string>> = {
  nl: 'Geachte mevrouw De Vries,',
  en: 'Dear Ms De Vries,',
  fr: 'Madame De Vries,',
  de: 'Sehr geehrte Frau De Vries,',
}

const isOffset = /^[+-][0-9]{1,5}$/

/**
 * @param office Lines about the office, for the block of that name.
 * @returns undefined without a sample, just as a file may lack the value.
 */
export function sampleValue(
  { key, format, sample, texts }: Sampled,
  { days = 0 }: Pick<Placeholder, 'days'>,
  { language, today, office }: { language: MessageLanguage; today: IsoDate; office: readonly string[] },
): Value | undefined {
  if (key === 'today.plus') return { format: 'date', day: addDays(today, days) }
  if (format === 'html' || format === 'table') {
    const block =
      key === 'office.footer' ? { kind: 'lines' as const, lines: office } : sampleBlock(key, language, today)
    return block && { format: 'block', block }
  }
  if (key === 'debtor.salutationLine') return { format: 'text', text: salutations[language] }
  const text = texts ? (texts[language] ?? texts.nl ?? '') : (sample ?? '')
  if (text === '') return undefined
  if (format === 'date') return { format, day: isOffset.test(text) ? sampleDay(today, Number(text)) : text }
  if (format === 'money') {
    const cents = centsFrom(text)
    return cents === null ? undefined : { format, cents, currency: 'EUR' }
  }
  return format === 'number' ? { format, number: text } : { format, text }
}
