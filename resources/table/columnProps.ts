/** What a generated column says of itself. */
import type { ComponentType } from 'react'
import type { RoleExpression } from '#schemas/entity.ts'

export type ColumnProps = {
  source: string
  /** Its name, where it shows no property. */
  label?: string
  field: ComponentType
  /** Wanted width in pixels; a wide table shares out what is left. */
  width?: number
  sortable?: boolean
  numeric?: boolean
  /** Yes or no: stands in the middle. */
  flag?: boolean
  /** The record's title: links to where it is read. */
  title?: boolean
  /** Who sees this column; absent: whoever sees the list. */
  read?: RoleExpression
}

/** Of the head and the cells of a column. */
export const cellClass = ({
  numeric,
  flag,
  title,
}: Pick<ColumnProps, 'numeric' | 'flag' | 'title'>): string | undefined =>
  [numeric && 'numeric', flag && 'flag', title && 'named'].filter(Boolean).join(' ') || undefined
