/** Texts of conditions, "Created at: last 30 days", and of groups of them. */
import { useResourceContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { ListCondition } from './conditions.ts'
import { conditionsOfPart, isGroupPart, type Part } from './groups.ts'
import { useFilterLabel } from './useFilterLabel.ts'
import { valuesKey } from './valuesKey.ts'
import { useRelatedNames } from './useRelatedNames.ts'
import { valueText } from './valueText.ts'

/** Names listed; the others are counted. */
const mostNames = 3

const isChoice = ({ kind }: ListCondition): boolean => kind?.input === 'choices'
const shownValues = (condition: ListCondition) =>
  isChoice(condition) ? condition.values.slice(0, mostNames) : condition.values

export function useConditionTexts(conditions: readonly ListCondition[]): string[] {
  const translate = useTranslate()
  const labelOf = useFilterLabel()
  const resource = useResourceContext()
  const locale = useKnownLocale()
  const related = useRelatedNames(
    conditions.map((one) => ({ relation: one.property?.relation, ids: shownValues(one) })),
  )
  return conditions.map((condition, place) => {
    const { name, property, kind, values } = condition
    const label = labelOf(name)
    if (!property) return translate('filter.unknown', { name })
    if (!kind) return translate('filter.unreadable', { name: label })

    const texts = property.relation
      ? (related[place] ?? [])
      : shownValues(condition).map((value) =>
          property.values
            ? translate(`${valuesKey(resource, property)}.${value}`, { _: String(value) })
            : value === '$today'
              ? translate('filter.kinds.today')
              : valueText(property, value, locale),
        )
    const more = values.length - shownValues(condition).length
    const [from = '', until = ''] = texts
    const words =
      kind.input === 'none'
        ? translate(`filter.kinds.${kind.name}`)
        : translate(`filter.says.${kind.name}`, {
            value: [...texts, ...(more > 0 ? [`+${more}`] : [])].join(', '),
            from,
            until,
            smart_count: Number(values[0]),
          })
    return translate('phrase.labelled', { label: label, value: words })
  })
}

/** @returns Text of each part, for a group "name contains “x” or client is Bakker". */
export function usePartTexts(parts: readonly Part[]): string[] {
  const translate = useTranslate()
  const conditions = parts.flatMap(conditionsOfPart)
  const texts = useConditionTexts(conditions)
  const textOf = (part: Part, isInner = false): string => {
    if (!isGroupPart(part)) return texts[conditions.indexOf(part)] ?? ''
    const { word } = part
    const inner = part.parts.map((one) => textOf(one, true))
    const all = inner.join(` ${translate(word === 'all' ? 'filter.group.and' : 'filter.group.or')} `)
    if (word === 'none') return translate('filter.group.not', { parts: inner.length > 1 ? `(${all})` : all })
    return isInner && inner.length > 1 ? `(${all})` : all
  }
  return parts.map((part) => textOf(part))
}
