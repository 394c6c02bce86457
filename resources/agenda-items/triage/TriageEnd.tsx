/** The end of the round: what became of the items. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Deed, useDeeds } from './useDeeds.ts'

type TriageEndProps = Pick<ReturnType<typeof useDeeds>, 'deeds' | 'last' | 'isBusy'> & {
  total: number
  onUndo: () => void
  onLeave: () => void
}

const shown: readonly Deed[] = ['done', 'moved', 'archived', 'noted']

export const TriageEnd = ({ deeds, last, isBusy, total, onUndo, onLeave }: TriageEndProps) => {
  const translate = useTranslate()
  const countOf = (deed: Deed) => [...deeds.values()].filter((one) => one === deed).length
  const lines = shown.flatMap((deed) => {
    const count = countOf(deed)
    return count > 0 ? [translate(`agendaPage.triage.counts.${deed}`, { count })] : []
  })
  const skipped = total - deeds.size
  const all = skipped > 0 ? [...lines, translate('agendaPage.triage.counts.skipped', { count: skipped })] : lines
  return (
    <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography component="h2" variant="h2">
        {translate('agendaPage.triage.end')}
      </Typography>
      <Box role="status">{all.join(' · ')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onLeave}>
          {translate('agendaPage.triage.leave')}
        </Button>
        <Button disabled={!last || isBusy} onClick={onUndo} data-key="u" aria-keyshortcuts="u">
          {translate('agendaPage.triage.undo')}
        </Button>
      </Box>
    </Paper>
  )
}
