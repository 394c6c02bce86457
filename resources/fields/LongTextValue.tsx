/** Text with its line breaks; in a table cell its beginning. */
import { useContext } from 'react'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { TruncatedText } from './TruncatedText.tsx'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const LongTextValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const part = useContext(PartContext)
  if (value === null) return null
  return part === 'cell' ? <TruncatedText text={value} /> : <span style={{ whiteSpace: 'pre-line' }}>{value}</span>
}
