/** Text of a condition: "Created at: last 30 days". */
import { useResourceContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import type { ListCondition } from './conditions.ts'
import { useRelatedNames } from './useRelatedNames.ts'
import { valueText } from './valueText.ts'

/** Names listed; the others are counted. */
const mostNames = 3

export function useConditionText({ name, property, kind, values }: ListCondition): string {
  const translate = useTranslate()
  const resource = useResourceContext()
  const locale = useKnownLocale()
  const label = useLabel(name)
  const isChoice = kind?.input === 'choices'
  const shownValues = isChoice ? values.slice(0, mostNames) : values
  const related = useRelatedNames(property?.relation, shownValues)
  if (!property) return translate('filter.unknown', { name })
  if (!kind) return translate('filter.unreadable', { name: label })

  const texts = property.relation
    ? related
    : shownValues.map((value) =>
        property.values
          ? translate(`resources.${resource}.values.${name}.${value}`, { _: String(value) })
          : valueText(property, value, locale),
      )
  const more = values.length > shownValues.length ? [`+${values.length - shownValues.length}`] : []
  const [from = '', until = ''] = texts
  const words =
    kind.input === 'none'
      ? translate(`filter.kinds.${kind.name}`)
      : translate(`filter.says.${kind.name}`, {
          value: [...texts, ...more].join(', '),
          from,
          until,
          smart_count: Number(values[0]),
        })
  return `${label}: ${words}`
}
