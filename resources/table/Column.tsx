/** Table column: heading with sort button, and cells. */
import { memo, useContext } from 'react'
import { Cell } from './Cell.tsx'
import type { ColumnProps } from './columnProps.ts'
import { HeadCell } from './HeadCell.tsx'
import { ColumnsContext, PartContext } from '#resources/contexts/TableContext.ts'

export const Column = memo(function Column(props: ColumnProps) {
  const part = useContext(PartContext)
  const { hidden, may } = useContext(ColumnsContext)
  if (props.read && !may(props.read)) return null
  if (hidden.includes(props.source)) return null
  return part === 'head' ? <HeadCell {...props} /> : <Cell {...props} />
})
