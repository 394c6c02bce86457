import { createContext, createRef, type FocusEvent, type RefObject } from 'react'

type Writing = {
  area: RefObject<HTMLDivElement | null>
  /** Puts text where the cursor was last. */
  insert: (text: string, isBlock: boolean) => void
  handleFocus: (event: FocusEvent<HTMLElement>) => void
}

/** Shared by the fields of a template and what stands beside them. */
export const WritingContext = createContext<Writing>({
  area: createRef(),
  insert: () => {},
  handleFocus: () => {},
})
