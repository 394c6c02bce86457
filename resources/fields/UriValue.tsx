/** Web address; only http and https become a link, without referrer. */
import { safeUrl } from '#resources/texts/texts.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'
import { ValueLink } from './ValueLink.tsx'

export const UriValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  if (value === null) return null
  const href = safeUrl(value)
  if (!href) return <>{value}</>
  return (
    <ValueLink href={href} target="_blank" rel="noopener noreferrer">
      {value.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </ValueLink>
  )
}
