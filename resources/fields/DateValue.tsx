/** Day, DD-MM-YYYY. */
import { formatDay } from '#resources/texts/dates.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const DateValue = ({ source, format }: ValueProps & { format?: string }) => {
  const value = useValue<string>(source)
  return value === null ? null : <time dateTime={value}>{formatDay(value, format)}</time>
}
