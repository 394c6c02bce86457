/** Text on several lines, with its line breaks. */
import { useValue, type ValueProps } from './useValue.ts'

export const LongTextValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <span style={{ whiteSpace: 'pre-line' }}>{value}</span>
}
