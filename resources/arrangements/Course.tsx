/** Course of the arrangement in context: what was paid of it, and its terms. */
import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Progress } from './Progress.tsx'
import { TermTable } from './TermTable.tsx'
import type { ArrangementWithTerms } from './withTerms.ts'

export const Course = () => {
  const record = useRecordContext<ArrangementWithTerms>()
  if (!record) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Progress record={record} />
      <TermTable terms={record.instalments ?? []} isRunning={record.status === 'active'} />
    </Box>
  )
}
