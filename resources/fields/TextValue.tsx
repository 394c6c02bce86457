/** Text on one line. */
import { useValue, type ValueProps } from './useValue.ts'

export const TextValue = ({ source }: ValueProps) => {
  const value = useValue<string | number>(source)
  return value === null ? null : <>{String(value)}</>
}
