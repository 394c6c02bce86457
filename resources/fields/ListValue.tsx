/** Several texts, such as roles: in a row of a table the first few, and how many more there are. */
import { useContext } from 'react'
import { PartContext } from '#resources/table/TableContext.ts'
import { Chips } from './Chips.tsx'
import { useValueText } from './EnumValue.tsx'
import { useValue, type ValueProps } from './useValue.ts'

/** More would make a row as high as a page. */
const mostInRow = 2

export const ListValue = ({ source }: ValueProps) => {
  const values = useValue<readonly string[]>(source)
  const valueText = useValueText(source)
  const isInRow = useContext(PartContext) === 'cell'
  if (!values?.length) return null
  const labels = values.map((value) => ({ key: value, label: valueText(value) }))
  const left = isInRow ? labels.length - mostInRow : 0
  // A label of how many more takes the place of one.
  if (left <= 1) return <Chips labels={labels} />
  const rest = { key: 'more', label: `+${left}` }
  return (
    <span title={labels.map(({ label }) => label).join(', ')}>
      <Chips labels={[...labels.slice(0, mostInRow), rest]} />
    </span>
  )
}
