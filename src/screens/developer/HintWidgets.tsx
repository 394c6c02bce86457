/** Tooltips, popovers and a dialog. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TruncatedText } from '#resources/fields/TruncatedText.tsx'
import { Hint } from '#resources/hint/Hint.tsx'

const tones = ['primary', 'info', 'warning', 'danger'] as const

export const HintWidgets = () => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const handleClose = () => setOpen(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Tooltip title={translate('widgets.tooltipText')} describeChild>
        <Button variant="outlined">{translate('widgets.tooltip')}</Button>
      </Tooltip>
      {tones.map((tone) => (
        <Hint key={tone} tone={tone} title={translate(`widgets.${tone}`)}>
          {translate('widgets.popoverText')}
        </Hint>
      ))}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('widgets.open')}
      </Button>
      <Box>
        <TruncatedText text={translate('widgets.lead')} />
      </Box>
      <Dialog open={isOpen} onClose={handleClose} aria-labelledby="widgets-dialog">
        <DialogTitle id="widgets-dialog">{translate('widgets.dialog')}</DialogTitle>
        <DialogContent>{translate('widgets.openText')}</DialogContent>
        <DialogActions>
          <Button onClick={handleClose} autoFocus>
            {translate('widgets.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}
