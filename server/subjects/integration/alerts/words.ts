/** The measured value and limit of a rule in words: stored with the rule per language, and used in mails. */
import { measured, type Rule, type Verdict } from '#domain/apiLog/alert.ts'
import type { Locale } from '#schemas/entity.ts'
import { languageTags, locales, timeZone } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import type { Found } from './measure.ts'

type Values = Readonly<Record<string, string | number>>

/** @returns The text in each language of the screens. */
export const measuredTexts = (rule: Rule, found: Found, verdict: Verdict): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, measuredText(rule, found, verdict, locale)])) as Record<
    Locale,
    string
  >

export function measuredText({ metric }: Rule, found: Found, verdict: Verdict, locale: Locale): string {
  const { calls, address } = found
  const value = measured(metric, found)
  const counted = { smart_count: calls, count: number(calls, locale) }
  const words = (key: string, values: Values) => say(locale, { key: `apiAlert.measured.${key}`, values })
  if (verdict === 'few' || value === null) return words('few', counted)
  switch (metric) {
    case 'callsAbove':
    case 'callsBelow':
      return words('rate', several(value, locale))
    case 'silence':
      return words('calls', counted)
    case 'errorShare':
      return words('errors', { ...counted, value: percent(value, locale) })
    case 'p95':
      return words('p95', { ...counted, value: number(value, locale) })
    case 'failedSignIns':
      return address === null ? words('none', {}) : words('address', { ...several(value, locale), address })
  }
}

export function limitText({ metric, threshold }: Rule, locale: Locale): string {
  const limit = threshold ?? 0
  const values = metric === 'errorShare' ? { value: percent(limit, locale) } : several(limit, locale)
  return say(locale, { key: `apiAlert.limit.${metric}`, values })
}

/** Values for texts with a singular and a plural. */
const several = (value: number, locale: Locale): Values => ({
  value: number(value, locale),
  smart_count: number(value, 'en') === '1' ? 1 : 2,
})

/** A moment in the notation of the reader's language, in Amsterdam time. */
export const momentText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )

const number = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: value < 10 ? 2 : 0 }).format(value)

/** @param share From 0 to 100. */
const percent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 1 }).format(share / 100)
