/** Frame of a form with cancel and submit buttons, always visible. */
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Surface } from '#resources/contexts/FormSurface.ts'
import { DraftNote } from './drafts/DraftNote.tsx'
import { FormButtons } from './FormButtons.tsx'

export const FormFrame = ({ surface, children }: { surface: Surface; children: ReactNode }) =>
  surface.in === 'dialog' ? (
    <>
      <DialogContent dividers ref={focusFirst}>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Buttons surface={surface} />
      </DialogActions>
    </>
  ) : (
    <Paper variant="outlined">
      <Box sx={{ p: { xs: 2, sm: 3 } }}>{children}</Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          borderRadius: 'inherit',
          '@media print': { display: 'none' },
        }}
      >
        <Buttons surface={surface} />
      </Box>
    </Paper>
  )

/** Focuses the first input of a dialog. */
const focusFirst = (content: HTMLElement | null) => {
  content?.querySelector<HTMLElement>('input, textarea')?.focus()
}

const Buttons = ({ surface }: { surface: Surface }) => {
  const translate = useTranslate()
  const label = translate(surface.mode === 'create' ? 'form.add' : 'ra.action.save')
  return (
    <>
      <DraftNote />
      <FormButtons label={label} onCancel={surface.onCancel} />
    </>
  )
}
