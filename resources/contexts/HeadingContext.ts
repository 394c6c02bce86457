/** What the group is called in which a value or an input stands, so that one of the same name does not say it again. */
import { createContext, useContext } from 'react'

export const HeadingContext = createContext<string | undefined>(undefined)

/** Read aloud, not shown. */
const quiet = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** @returns Style for a label: none, or out of sight where the heading above it says the same. */
export function useRepeated(label: string): typeof quiet | undefined {
  return useContext(HeadingContext) === label ? quiet : undefined
}
