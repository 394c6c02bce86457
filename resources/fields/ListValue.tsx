/** Several texts, such as roles. */
import { Chips } from './Chips.tsx'
import { useValueText } from './EnumValue.tsx'
import { useValue, type ValueProps } from './useValue.ts'

export const ListValue = ({ source }: ValueProps) => {
  const values = useValue<readonly string[]>(source)
  const valueText = useValueText(source)
  return values?.length ? <Chips labels={values.map((value) => ({ key: value, label: valueText(value) }))} /> : null
}
