/** Back to the top of a long page; appears after the first hundred pixels. */
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useTranslate } from 'react-admin'

export const ScrollToTop = () => {
  const isDown = useScrollTrigger({ threshold: 100, disableHysteresis: true })
  const translate = useTranslate()
  if (!isDown) return null
  return (
    <IconButton
      aria-label={translate('shell.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      sx={{
        position: 'fixed',
        right: 20,
        bottom: 20,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: 4,
        '&:hover': { bgcolor: 'background.paper' },
      }}
    >
      <KeyboardArrowUp />
    </IconButton>
  )
}
