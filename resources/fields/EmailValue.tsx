/** An e-mail address that opens the mail program. */
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'
import { ValueLink } from './ValueLink.tsx'

export const EmailValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <ValueLink href={`mailto:${value}`}>{value}</ValueLink>
}
