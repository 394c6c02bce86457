/** A phone number that can be dialled. */
import Link from '@mui/material/Link'
import { useValue, type ValueProps } from './useValue.ts'

export const PhoneValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <Link href={`tel:${value}`}>{value}</Link>
}
