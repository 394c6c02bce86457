/** A day, DD-MM-YYYY. */
import { formatDay } from './dates.ts'
import { useValue, type ValueProps } from './useValue.ts'

export const DateValue = ({ source, format }: ValueProps & { format?: string }) => {
  const value = useValue<string>(source)
  return value === null ? null : <time dateTime={value}>{formatDay(value, format)}</time>
}
