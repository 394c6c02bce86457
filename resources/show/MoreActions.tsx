/** Button with a menu of further buttons, where a line has no space for them. */
import MoreVert from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** @param label Translated label; absent: three dots. */
export const MoreActions = ({ label: given, children }: { label?: string; children: ReactNode }) => {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = given ?? translate('show.more')
  const toggle = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {given === undefined ? (
        <IconButton aria-label={label} {...toggle}>
          <MoreVert />
        </IconButton>
      ) : (
        <Button endIcon={<ExpandMore />} {...toggle}>
          {given}
        </Button>
      )}
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
              '& > .MuiChip-root': { justifySelf: 'start', mx: 2, my: 0.5 },
            },
          },
        }}
      >
        {children}
      </Popover>
    </>
  )
}
