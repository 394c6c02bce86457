/** Moment in Amsterdam time, DD-MM-YYYY HH:mm. */
import { formatMoment } from '#resources/texts/dates.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const DateTimeValue = ({ source, format }: ValueProps & { format?: string }) => {
  const value = useValue<string>(source)
  return value === null ? null : <time dateTime={value}>{formatMoment(value, format)}</time>
}
