/**
 * `/schedule-send/processing`, `/schedule-send/email`, `/schedule-send/sms`: when steps are executed and messages leave by
 * themselves, and for messages what waits.
 */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ResourceContextProvider, useLocation, useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { scheduledSend, type ScheduledSend } from '#schemas/generated/scheduled-send.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { ScheduleTable } from './ScheduleTable.tsx'
import { useSchedules, type ScheduleType } from './useSchedules.ts'
import { WaitingMessages } from './WaitingMessages.tsx'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)

const types: readonly ScheduleType[] = ['processing', 'email', 'sms']
const usual = { time: '09:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'], active: true }

const SchedulesPage = () => {
  const { pathname } = useLocation()
  const type = types.find((one) => pathname.endsWith(`/${one}`)) ?? 'processing'
  return (
    <ResourceContextProvider value={scheduledSend.name}>
      <Schedules key={type} type={type} />
    </ResourceContextProvider>
  )
}

export default SchedulesPage

const Schedules = ({ type }: { type: ScheduleType }) => {
  const translate = useTranslate()
  const may = useMay()
  const queryClient = useQueryClient()
  const { form } = useEntityDefinition(scheduledSend.name)
  const { data, error, refetch } = useSchedules(type)
  /** null: a new one. */
  const [edited, setEdited] = useState<ScheduledSend | null>()
  const [doomed, setDoomed] = useState<ScheduledSend | null>(null)
  const close = () => setEdited(undefined)
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const add = may(scheduledSend.access.create) && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
      {translate('processing.schedules.add')}
    </Button>
  )
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate(`pages.schedules.${type}`)}</PageTitle>
        {data.length > 0 && add}
      </Box>
      <Typography color="text.secondary">{translate(`processing.schedules.lead.${type}`)}</Typography>
      {data.length > 0 ? (
        <ScheduleTable schedules={data} type={type} onEdit={setEdited} onDelete={setDoomed} />
      ) : (
        <Paper variant="outlined" sx={{ px: 2, py: 5, display: 'grid', justifyItems: 'center', gap: 2 }}>
          <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
            {translate(`processing.schedules.none.${type}`)}
          </Typography>
          {add}
        </Paper>
      )}
      {type !== 'processing' && <WaitingMessages channel={type} />}
      {form && edited !== undefined && (
        <Suspense>
          <FormDialog
            isOpen
            resource={scheduledSend.name}
            id={edited?.id}
            initial={edited ? undefined : { ...usual, type }}
            form={form}
            onClose={close}
            onSaved={() => {
              close()
              void queryClient.invalidateQueries({ queryKey: [scheduledSend.name] })
            }}
          />
        </Suspense>
      )}
      <AskDelete entity={scheduledSend} record={doomed} onClose={() => setDoomed(null)} />
    </Box>
  )
}
