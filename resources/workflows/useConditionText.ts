/** A condition as a sentence: 'Outstanding at least €100.00'. */
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { kinds, type Condition } from './conditions.ts'
import { useRecordNames } from './useRecordNames.ts'

/** @param conditions All that will be told. */
export function useConditionText(conditions: readonly Condition[]): (condition: Condition) => string {
  const nameOf = useRecordNames(conditions)
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
    const shown = kind.kind === 'choice' ? translate(`resources.file.values.${kind.of}.${value}`) : nameOf(what, value)
    return `${name} ${compared} ${shown}`
  }
}
