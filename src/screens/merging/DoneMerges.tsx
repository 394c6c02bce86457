/** Merges of late, each of which can be undone within a day, as long as nothing followed from it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, LinkBase, useNotify, useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { fileMerge, type FileMerge } from '#schemas/generated/file-merge.ts'
import { file } from '#schemas/generated/file.ts'
import { useDone } from './merging.ts'

/** Milliseconds; the server decides. */
const patience = 24 * 3_600_000

export const DoneMerges = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useDone()
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={80} aria-busy />
  if (data.length === 0) return <Typography color="text.secondary">{translate('mergeFiles.noneDone')}</Typography>
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((one) => (
        <Line key={one.id} merge={one} />
      ))}
    </Paper>
  )
}

const Line = ({ merge }: { merge: FileMerge }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useKnownLocale()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const pathOf = useRecordPath(file.name)
  const { lead, files, debtor, createdAt, createdBy, costsBefore, costsAfter, status } = merge
  const linked = ({ id, number }: { id: number; number?: string | null }) => {
    const path = pathOf(id)
    return path === undefined ? number : <LinkBase to={path}>{number}</LinkBase>
  }
  const mayUndo = status === 'merged' && now - Date.parse(createdAt ?? '') < patience
  const handleUndo = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await call('POST', `${fileMerge.api}/${merge.id}/undo`, { body: {} })
      notify('mergeFiles.undone', { type: 'success' })
      await queryClient.invalidateQueries()
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const costs =
    costsBefore && costsAfter && costsBefore.amount !== costsAfter.amount
      ? translate('mergeFiles.costsWere', {
          before: formatMoney(costsBefore as Money, locale),
          after: formatMoney(costsAfter as Money, locale),
        })
      : undefined
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere', '& a': { color: 'primary.main' } }}>
        {files.map((one, place) => (
          <span key={one.id}>
            {place > 0 && ', '}
            {linked(one)}
          </span>
        ))}
        {' → '}
        <strong>{linked(lead)}</strong>
        <Typography variant="body2" color="text.secondary">
          {[debtor?.name, formatMoment(createdAt ?? ''), createdBy?.name, costs].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {mayUndo ? (
        <Button size="small" loading={isBusy} onClick={() => setAsking(true)}>
          {translate('mergeFiles.undo')}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(`resources.${fileMerge.name}.values.status.${status}`)}
        </Typography>
      )}
      <Confirm
        isOpen={isAsking}
        title={translate('mergeFiles.undoTitle', { number: lead.number ?? '' })}
        content={translate('mergeFiles.undoLead')}
        onConfirm={() => void handleUndo()}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
