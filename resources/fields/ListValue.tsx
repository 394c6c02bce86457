/** List of texts, such as roles: chips on a page; in a table one line that is cut off. */
import { useContext } from 'react'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { Chips } from './Chips.tsx'
import { useValueText } from './EnumValue.tsx'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const ListValue = ({ source }: ValueProps) => {
  const values = useValue<readonly string[]>(source)
  const valueText = useValueText(source)
  const isInRow = useContext(PartContext) === 'cell'
  if (!values?.length) return null
  if (!isInRow) return <Chips labels={values.map((value) => ({ key: value, label: valueText(value) }))} />
  const line = values.map(valueText).join(', ')
  return <span title={line}>{line}</span>
}
