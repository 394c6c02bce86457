/** An e-mail address that opens the mail program. */
import Link from '@mui/material/Link'
import { useValue, type ValueProps } from './useValue.ts'

export const EmailValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <Link href={`mailto:${value}`}>{value}</Link>
}
