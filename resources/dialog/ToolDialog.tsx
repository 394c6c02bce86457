/** Button that opens a tool in a dialog. Its content reports unsaved input by `useUnsaved`. */
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { AskingDialog } from './AskingDialog.tsx'

type ToolDialogProps = {
  icon: ReactNode
  /** Text keys of button, title and introduction. */
  label: string
  title: string
  lead: string
  maxWidth?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

export const ToolDialog = ({ icon, label, title, lead, maxWidth = 'sm', children }: ToolDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={icon} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      <AskingDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        leaving="asks"
        fullWidth
        maxWidth={maxWidth}
        fullScreen={isNarrow}
        aria-labelledby={heading}
        slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
      >
        {(close) => (
          <>
            <DialogTitle id={heading}>{translate(title)}</DialogTitle>
            <DialogContent
              dividers
              sx={{ display: 'grid', alignContent: 'start', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <Typography variant="body2" color="text.secondary">
                {translate(lead)}
              </Typography>
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{translate('ra.action.close')}</Button>
            </DialogActions>
          </>
        )}
      </AskingDialog>
    </>
  )
}
