/** Yes or no with an icon; empty if unknown. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const BooleanValue = ({ source }: ValueProps) => {
  const value = useValue<boolean>(source)
  const translate = useTranslate()
  if (value === null) return null
  const Mark = value ? Check : Close
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Mark fontSize="inherit" color={value ? 'success' : 'disabled'} aria-hidden />
      {translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
    </Box>
  )
}
