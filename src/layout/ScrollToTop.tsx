/** Button back to the top of a long page, or of a list with its own scroll area. */
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useEffect, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { scrollButtonAfter } from './frame.ts'
import { mainId } from './SkipLink.tsx'

export const toTopId = 'to-top'

export const ScrollToTop = () => {
  const isPageDown = useScrollTrigger({ threshold: scrollButtonAfter, disableHysteresis: true })
  const isListDown = useInnerScroll()
  const isDown = isPageDown || isListDown
  const translate = useTranslate()
  if (!isDown) return null
  return (
    <IconButton id={toTopId} aria-label={translate('shell.toTop')} onClick={toTop} sx={button}>
      <KeyboardArrowUp />
    </IconButton>
  )
}

/**
 * Whether a list inside the page is scrolled down. Scroll events do not bubble, so this listens in the capture phase.
 */
function useInnerScroll(): boolean {
  const { pathname } = useLocation()
  const [downAt, setDownAt] = useState<string>()
  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Element && target.matches(scrolling))
        setDownAt(target.scrollTop > scrollButtonAfter ? pathname : undefined)
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', handleScroll, { capture: true })
  }, [pathname])
  return downAt === pathname
}

/** Scroll area of a list; see `resources/table/TableFrame.tsx`. */
const scrolling = '[data-scrolls]'

/** The button disappears at the top, so the focus moves to the page. */
function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(mainId)?.focus({ preventScroll: true })
  const behavior = isCalm ? 'instant' : 'smooth'
  for (const inner of document.querySelectorAll(scrolling)) inner.scrollTo({ top: 0, behavior })
  window.scrollTo({ top: 0, behavior })
}

const button = {
  position: 'fixed',
  right: 20,
  bottom: 72,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 4,
  '&:hover': { bgcolor: 'background.paper' },
} as const
