/** The part of a form in which texts are written: it knows where the cursor was last. */
import Box from '@mui/material/Box'
import { useCallback, useMemo, useRef, type FocusEvent, type ReactNode } from 'react'
import { insertText, writable } from './insertText.ts'
import { WritingContext } from './WritingContext.ts'

export const WritingRoot = ({ children }: { children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)
  const insert = useCallback((text: string, isBlock: boolean) => {
    const fields = [...(area.current?.querySelectorAll<HTMLElement>(writable) ?? [])]
    const current = last.current?.isConnected ? last.current : fields.at(-1)
    if (current) insertText(current, text, isBlock)
  }, [])
  const handleFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(writable)) last.current = event.target
  }, [])
  const context = useMemo(() => ({ area, insert, handleFocus }), [insert, handleFocus])
  return <WritingContext value={context}>{children}</WritingContext>
}

/** @returns Around the fields in which variables may stand. */
export const WritingArea = ({ children }: { children: ReactNode }) => (
  <WritingContext.Consumer>
    {({ area, handleFocus }) => (
      <Box ref={area} onFocusCapture={handleFocus} sx={subjects}>
        {children}
      </Box>
    )}
  </WritingContext.Consumer>
)

/** A subject is a sentence: its languages get half the width each, where short names would do with less. */
const subjects = {
  '& [role=group] > div:has(> .MuiTextField-root)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  },
}
