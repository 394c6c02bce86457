/**
 * A text in each language that a reader may want; the Dutch one stands in for those that are left empty.
 * Short texts stand beside each other; long ones and rich text take turns behind tabs.
 */
import { useContext } from 'react'
import { InRowContext } from '#resources/inputs/rows/InRowContext.ts'
import { LocalizedFields } from './LocalizedFields.tsx'
import { LocalizedInRow } from './LocalizedInRow.tsx'
import { LocalizedTabs } from './LocalizedTabs.tsx'
import type { LocalizedProps } from './useLocalized.ts'

export const LocalizedControl = (props: LocalizedProps) => {
  const isInRow = useContext(InRowContext)
  if (isInRow) return <LocalizedInRow {...props} />
  return props.html || props.lines ? <LocalizedTabs {...props} /> : <LocalizedFields {...props} />
}
