/** Small button with a popover that explains or warns (specification, section 9: four styles). */
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import HelpOutline from '@mui/icons-material/HelpOutline'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useId, useState, type ReactNode } from 'react'

const tones = {
  primary: { palette: 'primary', icon: HelpOutline },
  info: { palette: 'info', icon: InfoOutlined },
  warning: { palette: 'warning', icon: WarningAmber },
  danger: { palette: 'error', icon: ErrorOutline },
} as const

type HintProps = {
  tone?: keyof typeof tones
  /** Accessible name of the button, and title of the popover. */
  title: string
  children: ReactNode
}

export const Hint = ({ tone = 'primary', title, children }: HintProps) => {
  const heading = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { palette, icon: Icon } = tones[tone]
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          size="small"
          color={palette}
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading, sx: { width: 300, maxWidth: '90vw' } } }}
      >
        <Box
          id={heading}
          sx={{ px: 1.5, py: 1, fontWeight: 600, bgcolor: `${palette}.main`, color: `${palette}.contrastText` }}
        >
          {title}
        </Box>
        <Box tabIndex={-1} sx={{ px: 1.5, py: 1.25, typography: 'body2' }}>
          {children}
        </Box>
      </Popover>
    </>
  )
}
