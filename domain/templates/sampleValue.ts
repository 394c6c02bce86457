/** The value that a preview shows for a variable, from the sample that is kept with it. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { centsFrom } from '#domain/money/money.ts'
import type { Placeholder } from './placeholder.ts'
import { sampleBlock } from './sampleBlocks.ts'
import { sampleDay } from './sampleDay.ts'
import type { MessageLanguage, Value, VariableFormat } from './variable.ts'

export type Sampled = {
  key: string
  format: VariableFormat
  /** An amount '1250.00', a day '2026-01-31' or days from today '+14' and '-14', otherwise text. */
  sample?: string | null
  /** Of an own variable: what it always says. */
  texts?: Readonly<Partial<Record<MessageLanguage, string>>> | null
}

/** The one sample that is a sentence of the letter, and so in its language. */
const salutations: Readonly<Record<MessageLanguage, string>> = {
  nl: 'Geachte mevrouw De Vries,',
  en: 'Dear Ms De Vries,',
  fr: 'Madame De Vries,',
  de: 'Sehr geehrte Frau De Vries,',
}

const isOffset = /^[+-][0-9]{1,5}$/

/**
 * @param office Lines that say who we are, for the block of that name.
 * @returns undefined when there is no sample, as a file may lack the value.
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
