/** Buttons behind one, below each other: for where there is no room for them in a line. */
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export const MoreActions = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('show.more')
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {/* Stays, since what was chosen may still be at work, or ask something. */}
      <Popover
        keepMounted
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': label,
            onClick: () => setAnchor(null),
            sx: {
              display: 'grid',
              minWidth: 200,
              py: 0.5,
              '& > .MuiButton-root': { justifyContent: 'flex-start', px: 2, borderRadius: 0 },
            },
          },
        }}
      >
        {children}
      </Popover>
    </>
  )
}
