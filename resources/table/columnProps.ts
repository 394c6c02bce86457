/** Props of a generated column. */
import type { ComponentType } from 'react'
import type { RoleExpression } from '#schemas/entity.ts'

export type ColumnProps = {
  source: string
  /** Label, if the column shows no property. */
  label?: string
  field: ComponentType
  /** Preferred width in pixels; remaining space is distributed. */
  width?: number
  sortable?: boolean
  numeric?: boolean
  /** Yes or no, centred. */
  flag?: boolean
  /** Title of the record, a link to its page. */
  title?: boolean
  /** Right to see the column; absent: everyone who sees the list. */
  read?: RoleExpression
}

/** Class of the heading and cells of a column. */
export const cellClass = ({
  numeric,
  flag,
  title,
}: Pick<ColumnProps, 'numeric' | 'flag' | 'title'>): string | undefined =>
  [numeric && 'numeric', flag && 'flag', title && 'named'].filter(Boolean).join(' ') || undefined
