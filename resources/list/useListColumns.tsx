/** Columns of a list, in their order, with their names. */
import { useMemo, type ReactNode } from 'react'
import { useTranslate, useTranslateLabel } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { columnNames, orderedColumns, orderedNames } from '#resources/table/columnOrder.ts'
import { UsageColumn, usageColumn } from '#resources/table/UsageColumn.tsx'
import { useColumnChoice } from '#resources/table/useColumnChoice.ts'
import type { Entity } from '#schemas/entity.ts'

/** Columns in the user's order, their names for the column menu, and those of an export. */
export function useListColumns(entity: Entity, children: ReactNode, made: readonly string[]) {
  const [{ hidden, order }] = useColumnChoice(entity.name, made)
  const may = useMay()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const { used } = useEntityDefinition(entity.name)
  const columns = useMemo(() => (used ? [children, <UsageColumn key={usageColumn} />] : children), [used, children])
  const shown = useMemo(() => orderedColumns(columns, order), [columns, order])
  const names = useMemo(() => columnNames(columns), [columns])
  const context = useMemo(() => ({ hidden, may }), [hidden, may])
  const isReadable = (name: string) => {
    const access = entity.properties.find((property) => property.name === name)?.access
    return access?.read === undefined || access.mask === true || may(access.read)
  }
  /** Tells properties from columns that are worked out for the page, which are no part of an export. */
  const isProperty = (name: string) => entity.properties.some((property) => property.name === name)
  const labelOf = (name: string): string => {
    if (name === usageColumn) return translate('list.used')
    if (!isProperty(name)) return translate(`columns.${entity.name}.${name}`)
    return String(translateLabel({ source: name, resource: entity.name }))
  }
  const named = names.filter(isReadable).map((name) => ({
    name,
    isHidden: made.includes(name),
    label: labelOf(name),
  }))
  const exported = orderedNames(names, order).filter(
    (name) => isProperty(name) && isReadable(name) && !hidden.includes(name),
  )
  return { shown, context, named, exported }
}
