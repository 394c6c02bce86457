/** Back to the top of a long page, and of a list that scrolls inside itself. */
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

/** Whether a list in the page is scrolled down. Scrolling does not bubble, so it is caught on its way in. */
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

/** What a list scrolls in; see `resources/table/TableFrame.tsx`. */
const scrolling = '[data-scrolls]'

/** The button goes when the top is reached; who pressed it goes on from there. */
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
