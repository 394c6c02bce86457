/** A condition as a sentence: 'Outstanding at least €100.00'. */
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { kinds, type Condition } from './conditions.ts'

/** @returns Names of records are not known here, so they are told by their number. */
export function useConditionText(): (condition: Condition) => string {
  const translate = useTranslate()
  const locale = useKnownLocale()
  return ({ what, is, value }) => {
    const name = translate(`resources.workflow-step.rowValues.conditions.what.${what}`)
    const kind = kinds[what]
    if (!value) return `${name} …`
    if (kind.kind === 'yesNo') return translate(`workflow.${value === 'true' ? 'isSo' : 'isNotSo'}`, { what: name })
    if (kind.kind === 'days') return translate(`workflow.paid.${is}`, { smart_count: Number(value) })
    const compared = translate(`workflow.compare.${is}`)
    if (kind.kind === 'amount')
      return `${name} ${compared} ${formatMoney({ amount: Number(value), currency: defaultCurrency }, locale)}`
    const shown = kind.kind === 'choice' ? translate(`resources.file.values.${kind.of}.${value}`) : `#${value}`
    return `${name} ${compared} ${shown}`
  }
}
