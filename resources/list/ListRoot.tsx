/** Fills what is left of the window, so that the table scrolls and its head, search and pages stay in sight. */
import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

export const ListRoot = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((root.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <Box
      ref={root}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minHeight: 360,
        maxHeight: `max(360px, calc(100dvh - ${top + 16}px - var(--footer, 0px)))`,
      }}
    >
      {children}
    </Box>
  )
}
