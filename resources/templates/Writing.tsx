/** The fields of a form in which texts are written, and what can put variables into them: it knows where the cursor was last. */
import Box from '@mui/material/Box'
import { useCallback, useMemo, useRef, type FocusEvent, type ReactNode } from 'react'
import { insertText, writable } from './insertText.ts'
import { WritingContext } from './WritingContext.ts'

/** Groups of the schema in which variables may stand. */
const texts = ':is([data-group=message], [data-group=sections])'
const textField = `${texts} :is(${writable})`

export const Writing = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)
  const insert = useCallback((text: string, isBlock: boolean) => {
    const fields = [...(area.current?.querySelectorAll<HTMLElement>(textField) ?? [])]
    const current = last.current?.isConnected ? last.current : fields.at(-1)
    // A closed tab opens first, so that one sees what is put there.
    current?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    if (current) insertText(current, text, isBlock)
  }, [])
  const handleFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(textField)) last.current = event.target
  }, [])
  const context = useMemo(() => ({ insert }), [insert])
  return (
    <WritingContext value={context}>
      <Box ref={area} onFocusCapture={handleFocus} sx={subjects}>
        {children}
      </Box>
      {aside}
    </WritingContext>
  )
}

/** A subject is a sentence: its languages get half the width each, where short names would do with less. */
const subjects = {
  minWidth: 0,
  [`& ${texts} [role=group] > div:has(> .MuiTextField-root)`]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  },
}
