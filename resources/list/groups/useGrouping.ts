/** Property that a list is grouped by, kept among its filters, so that its address and saved views have it. */
import { useContext } from 'react'
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin'
import { groupFilter } from '#providers/listQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { useMay } from '#resources/contexts/may.ts'
import { groupingsOf, type Grouping } from './groupings.ts'

export function useGrouping(entity: Entity) {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const may = useMay()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const groupings = groupingsOf(entity, may)
  const asked: unknown = filterValues[groupFilter]
  return {
    groupings,
    /** undefined: by nothing, or by something that this list does not know. */
    grouping: groupings.find(({ name }) => name === asked),
    textOf: ({ property, period }: Grouping): string => {
      const name = String(translateLabel({ source: property.name, resource: entity.name }))
      return period ? translate(`list.group.${period}`, { name }) : name
    },
    choose: (next: Grouping | undefined) => change((before) => ({ ...before, [groupFilter]: next?.name })),
  }
}
