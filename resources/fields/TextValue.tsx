/** Text on one line, cut off in a table cell. */
import { useContext } from 'react'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { TruncatedText } from './TruncatedText.tsx'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const TextValue = ({ source }: ValueProps) => {
  const value = useValue<string | number>(source)
  const part = useContext(PartContext)
  if (value === null) return null
  return part === 'cell' ? <TruncatedText text={String(value)} /> : <>{String(value)}</>
}
