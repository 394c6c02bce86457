/** E-mail address as mailto link. */
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'
import { ValueLink } from './ValueLink.tsx'

export const EmailValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <ValueLink href={`mailto:${value}`}>{value}</ValueLink>
}
