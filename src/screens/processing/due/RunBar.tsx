/** Chosen groups, at the foot of the window, and the button that asks to run them. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { sumOf, type Group } from './dueGroups.ts'

type RunBarProps = {
  groups: readonly Group[]
  excluded: number
  onClear: () => void
  onRun: () => void
}

export const RunBar = ({ groups, excluded, onClear, onRun }: RunBarProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { format } = new Intl.NumberFormat(locale)
  const { total, held, costs } = sumOf(groups)
  const facts = [
    translate('processing.due.steps', { smart_count: groups.length }),
    translate('processing.due.files', { smart_count: total - excluded, count: format(total - excluded) }),
    excluded > 0 && translate('processing.due.left', { smart_count: excluded }),
    held > 0 && translate('processing.due.heldOfThem', { smart_count: held, count: format(held) }),
    ...costs.map((sum) => translate('processing.due.forecast', { sum: formatMoney(sum, locale) })),
  ]
  return (
    <Paper
      elevation={3}
      role="region"
      aria-label={translate('list.selection')}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Typography
        variant="body2"
        role="status"
        sx={{ fontWeight: 560, flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={onClear}>{translate('list.unselect')}</Button>
        <Button variant="contained" disabled={total - excluded <= 0} onClick={onRun}>
          {translate('processing.due.run')}
        </Button>
      </Box>
    </Paper>
  )
}
