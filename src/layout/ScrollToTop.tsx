/** Back to the top of a long page. */
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useTranslate } from 'react-admin'
import { scrollButtonAfter } from './frame.ts'
import { mainId } from './SkipLink.tsx'

export const toTopId = 'to-top'

export const ScrollToTop = () => {
  const isDown = useScrollTrigger({ threshold: scrollButtonAfter, disableHysteresis: true })
  const translate = useTranslate()
  if (!isDown) return null
  return (
    <IconButton id={toTopId} aria-label={translate('shell.toTop')} onClick={toTop} sx={button}>
      <KeyboardArrowUp />
    </IconButton>
  )
}

/** The button goes when the top is reached; who pressed it goes on from there. */
function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(mainId)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
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
