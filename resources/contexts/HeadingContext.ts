/** Heading above a field or input, so that a label with the same text is not repeated. */
import { createContext, useContext } from 'react'

export const HeadingContext = createContext<string | undefined>(undefined)

/** Style of text for screen readers only. */
const quiet = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** @returns Style of the label: visually hidden if the heading has the same text. */
export function useRepeated(label: string): typeof quiet | undefined {
  return useContext(HeadingContext) === label ? quiet : undefined
}
