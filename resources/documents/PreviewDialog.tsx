/** A document over its list, with the ones before and after it; the arrow keys turn to them. */
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Close from '@mui/icons-material/Close'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Document } from '#schemas/generated/document.ts'
import { DocumentPages } from './DocumentPages.tsx'
import { contentOf } from './kinds.ts'

type PreviewDialogProps = {
  list: readonly Document[]
  /** Id of the open one; null: closed. */
  open: number | null
  onOpen: (id: number | null) => void
}

export const PreviewDialog = ({ list, open, onOpen }: PreviewDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const at = list.findIndex(({ id }) => id === open)
  const [before, shown, after] = [list[at - 1], list[at], list[at + 1]]
  if (!shown) return null
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && before) onOpen(before.id)
    if (key === 'ArrowRight' && after) onOpen(after.id)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      onClose={() => onOpen(null)}
      onKeyDown={handleKey}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pr: 1 }}>
        <Box
          component="h2"
          id={heading}
          sx={{ m: 0, font: 'inherit', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {shown.name}
        </Box>
        <IconButton
          aria-label={translate('documents.before')}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={translate('documents.after')}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        >
          <ChevronRight />
        </IconButton>
        <IconButton
          aria-label={translate('documents.download')}
          href={contentOf(shown)}
          download
          disabled={shown.size === null}
        >
          <Download />
        </IconButton>
        <IconButton aria-label={translate('ra.action.close')} onClick={() => onOpen(null)}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        <DocumentPages of={shown} />
      </DialogContent>
    </Dialog>
  )
}
