/** Debtors that were merged into this one, each of which can be split off again. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { debtor } from '#schemas/generated/debtor.ts'

export const mayMerge = 'ROLE_FILE_EDIT and ROLE_MERGING'

type Merge = {
  id: number
  merged: { name: string | null; number: string | null }
  mergedAt: string
  mergedBy: string | null
  moved: number
}

export const Merges = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const { data } = useQuery({
    queryKey: [debtor.name, 'merges', String(record.id)],
    queryFn: async ({ signal }) => (await call('GET', `/api/v4/debtor/${record.id}/merges`, { signal })).items,
    enabled: may(mayMerge),
    retry: false,
  })
  if (!data || data.length === 0) return null
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="merged-debtors"
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Typography id="merged-debtors" component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('debtors.merge.merged')}
      </Typography>
      {data.map((one) => (
        <Line key={one.id} merge={one} />
      ))}
    </Paper>
  )
}

const Line = ({ merge: { id, merged, mergedAt, mergedBy, moved } }: { merge: Merge }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = [merged.name, merged.number].filter(Boolean).join(' · ')
  const handleYes = async () => {
    setBusy(true)
    try {
      await call('POST', `/api/v4/debtor/merge/${id}/undo`, { body: {} })
      notify('debtors.merge.undone', { type: 'success' })
      void queryClient.invalidateQueries()
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {[formatMoment(mergedAt), mergedBy, translate('debtors.merge.moved', { smart_count: moved })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('debtors.merge.split')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={translate('debtors.merge.splitTitle', { name })}
        content={translate('debtors.merge.splitLead')}
        onConfirm={() => void handleYes()}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
