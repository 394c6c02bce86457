/** Phone number as tel link. */
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'
import { ValueLink } from './ValueLink.tsx'

export const PhoneValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <ValueLink href={`tel:${value}`}>{value}</ValueLink>
}
