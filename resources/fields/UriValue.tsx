/** A web address; only http and https become a link, which tells the other site nothing of us. */
import Link from '@mui/material/Link'
import { safeUrl } from './texts.ts'
import { useValue, type ValueProps } from './useValue.ts'

export const UriValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  if (value === null) return null
  const href = safeUrl(value)
  if (!href) return <>{value}</>
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {value.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  )
}
