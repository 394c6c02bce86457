/** Stands in for a part of a page that could not be loaded or shown. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useContext, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { WantedContext } from './WantedContext.ts'

/** `inline`: where the part would stand. `dialog`: the part is a dialog or panel. `nothing`: what adorns only. */
export type Place = 'inline' | 'dialog' | 'nothing'

type MissingPartProps = { place: Place; onRetry: () => void; onClose: (() => void) | undefined }

export const MissingPart = ({ place, onRetry, onClose }: MissingPartProps) => {
  const isWanted = useContext(WantedContext)
  const [isClosed, setClosed] = useState(false)
  const textId = useId()
  const translate = useTranslate()
  if (place === 'nothing') return null
  const actions = (
    <>
      <Button color="inherit" size="small" onClick={onRetry}>
        {translate('shell.retry')}
      </Button>
      <Button color="inherit" size="small" onClick={() => window.location.reload()}>
        {translate('shell.part.reload')}
      </Button>
    </>
  )
  const text = translate('shell.part.missing')
  if (place === 'inline') {
    return (
      <Alert severity="warning" action={actions} sx={{ flexWrap: 'wrap' }}>
        {text}
      </Alert>
    )
  }
  // One without a handler is opened by the address, and closed here only.
  const handleClose = onClose ?? (() => setClosed(true))
  return (
    <Dialog open={isWanted && !isClosed} onClose={handleClose} aria-labelledby={textId}>
      <DialogContent id={textId}>{text}</DialogContent>
      <DialogActions>
        {actions}
        <Button size="small" onClick={handleClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
