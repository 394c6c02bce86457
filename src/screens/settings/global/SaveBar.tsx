/** Save button, sticky below the form. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { countMarked } from './dirtyMarks.ts'

export const SaveBar = () => {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const { dirtyFields, isSubmitting } = useFormState()
  const count = countMarked(dirtyFields)
  if (count === 0) return null
  return (
    <Paper elevation={3} sx={bar}>
      <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
        {translate('settings.global.unsaved', { smart_count: count })}
      </Typography>
      <Button onClick={() => reset()}>{translate('ra.action.undo')}</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate('ra.action.save')}
      </Button>
    </Paper>
  )
}

const bar = {
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
} as const
