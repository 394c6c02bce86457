/** Rights to be granted and revoked by saving; sticky below the tree. */
import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { rightsDifference } from '#domain/access/rights.ts'

export const DifferenceBar = ({ before, after }: { before: readonly string[]; after: readonly string[] }) => {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const { isSubmitting } = useFormState()
  const { given, taken } = rightsDifference(before, after)
  if (given.length + taken.length === 0) return null
  return (
    <Paper elevation={3} sx={bar}>
      <Box role="status" sx={{ flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        {given.length > 0 && <span>{translate('acl.given')}</span>}
        {given.map((role) => (
          <Chip key={role} size="small" color="success" icon={<Add />} label={translate(`roles.${role}`)} />
        ))}
        {taken.length > 0 && <span>{translate('acl.taken')}</span>}
        {taken.map((role) => (
          <Chip key={role} size="small" color="error" icon={<Remove />} label={translate(`roles.${role}`)} />
        ))}
      </Box>
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
  maxHeight: '40dvh',
  overflow: 'auto',
} as const
