/** Number formats of the monitoring page, in the reader's language. */
import { currentLocale } from '#providers/language.ts'

export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)

/** @param rate Rate in per cent. */
export const formatRate = (rate: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100)
