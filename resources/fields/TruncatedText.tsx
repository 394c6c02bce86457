/** Text cut after 50 characters (specification, section 5); hover, focus or a long touch shows all of it. */
import Box from '@mui/material/Box'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { truncate } from '#resources/texts/texts.ts'

const FullText = lazyPart(async () => ({ default: (await import('./FullText.tsx')).FullText }), 'nothing')

/** Milliseconds of hovering, of touching, and of display after a touch. */
const delays = { hover: 500, touch: 700, afterTouch: 5000 }

export const TruncatedText = ({ text, limit }: { text: string; limit?: number }) => {
  const shown = truncate(text, limit)
  return shown === text ? <>{text}</> : <CutText text={text} shown={shown} />
}

const CutText = ({ text, shown }: { text: string; shown: string }) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (next: HTMLElement | null, delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setAnchor(next)
    else timer.current = setTimeout(() => setAnchor(next), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setAnchor(null)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [anchor])
  return (
    <Box
      component="span"
      tabIndex={0}
      title={anchor ? undefined : text}
      aria-describedby={anchor ? id : undefined}
      onPointerEnter={({ currentTarget, pointerType }) => pointerType !== 'touch' && set(currentTarget, delays.hover)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && set(null)}
      onTouchStart={({ currentTarget }) => set(currentTarget, delays.touch)}
      onTouchEnd={() => set(null, anchor ? delays.afterTouch : 0)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && set(currentTarget)}
      onBlur={() => set(null)}
    >
      {shown}
      {anchor && (
        <Suspense>
          <FullText id={id} anchor={anchor} text={text} />
        </Suspense>
      )}
    </Box>
  )
}
