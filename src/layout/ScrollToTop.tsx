/** Back to the top of a long page; appears after the first hundred pixels. */
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import Fab from '@mui/material/Fab'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useTranslate } from 'react-admin'

export const ScrollToTop = () => {
  const isDown = useScrollTrigger({ threshold: 100, disableHysteresis: true })
  const translate = useTranslate()
  if (!isDown) return null
  return (
    <Fab
      size="small"
      aria-label={translate('shell.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      sx={{ position: 'fixed', right: 20, bottom: 20 }}
    >
      <KeyboardArrowUp />
    </Fab>
  )
}
