/** Replaces a part of a page that failed to load or render. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Modal from '@mui/material/Modal'
import Paper from '@mui/material/Paper'
import { useContext, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { WantedContext } from '#resources/contexts/WantedContext.ts'

/** `inline`: in the place of the part. `dialog`: the part is a dialog or panel. `nothing`: the part is decoration. */
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
  // A dialog without a handler was opened by the address, and is closed here only.
  const handleClose = onClose ?? (() => setClosed(true))
  return (
    <Modal open={isWanted && !isClosed} onClose={handleClose}>
      <Paper role="dialog" aria-modal aria-labelledby={textId} className="MuiDialog-paper" sx={dialogStyle}>
        <div id={textId}>{text}</div>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {actions}
          <Button size="small" onClick={handleClose} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </Box>
      </Paper>
    </Modal>
  )
}

/** MUI's dialog would be part of every first list, for something that hardly anybody sees. */
const dialogStyle = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(600px, calc(100vw - 32px))',
  p: 3,
  outline: 'none',
} as const
