/** Text per language; Dutch replaces empty ones. Short texts are side by side, long ones and rich text in tabs. */
import { useContext } from 'react'
import { InRowContext } from '#resources/contexts/InRowContext.ts'
import { LocalizedFields } from './LocalizedFields.tsx'
import { LocalizedInRow } from './LocalizedInRow.tsx'
import { LocalizedTabs } from './LocalizedTabs.tsx'
import type { LocalizedProps } from './useLocalized.ts'

export const LocalizedControl = (props: LocalizedProps) => {
  const isInRow = useContext(InRowContext)
  if (isInRow) return <LocalizedInRow {...props} />
  return props.html || props.lines ? <LocalizedTabs {...props} /> : <LocalizedFields {...props} />
}
