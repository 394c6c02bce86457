/** Actions when the debtor is right: a credit note of the client, or writing off what the office gives up. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { claim } from '#schemas/generated/claim.ts'
import type { Dispute } from '#schemas/generated/dispute.ts'
import { writeOff } from '#schemas/generated/write-off.ts'
import { NewOnFile } from './NewOnFile.tsx'

export const GrantedActions = ({ dispute: { outcome }, file }: { dispute: Dispute; file: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [adding, setAdding] = useState<'claim' | 'write-off' | null>(null)
  const [mayCredit, mayWriteOff] = [may(claim.access.create), may(writeOff.access.create)]
  if (!mayCredit && !mayWriteOff) return null
  const initial = adding === 'claim' ? { type: 'credit_note' } : { reason: outcome?.slice(0, 400) ?? null }
  return (
    <>
      <Typography variant="body2">{translate('disputes.settle')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayCredit && (
          <Button variant="outlined" onClick={() => setAdding('claim')}>
            {translate('disputes.creditNote')}
          </Button>
        )}
        {mayWriteOff && (
          <Button variant="outlined" onClick={() => setAdding('write-off')}>
            {translate('disputes.writeOff')}
          </Button>
        )}
      </Box>
      {adding && <NewOnFile resource={adding} file={file} initial={initial} onClose={() => setAdding(null)} />}
    </>
  )
}
