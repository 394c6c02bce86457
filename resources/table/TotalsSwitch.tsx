/** Switches the totals below a list on and off, where it has any. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useTotalsShown } from './useTotalsShown.ts'

export const TotalsSwitch = ({ resource }: { resource: string }) => {
  const [isWanted, change] = useTotalsShown(resource)
  const label = useTranslate()('list.totals')
  const { totals } = useEntityDefinition(resource)
  if (!totals) return null
  return (
    <Box sx={{ px: 1.5, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={label}
        control={<Switch size="small" checked={isWanted} onChange={(_, wanted) => change(wanted)} />}
      />
    </Box>
  )
}
