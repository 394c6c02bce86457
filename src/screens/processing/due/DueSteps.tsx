/** Steps that are due, what doing them would do and what holds files back, and the run of those chosen. */
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { chosenOf, nothing, useChoice } from './choice.ts'
import { useDue, type Asked } from './dueGroups.ts'
import { Figures } from './Figures.tsx'
import { GroupTable } from './GroupTable.tsx'
import { RunBar } from './RunBar.tsx'

type DueStepsProps = { type: Asked['type']; title: string }

/** @param type Kind of the steps: of files, or of items of pre-collection. */
export const DueSteps = ({ type, title }: DueStepsProps) => {
  const translate = useTranslate()
  const may = useMay()
  const [date, setDate] = useState(() => dayOf(Date.now()))
  const [customer, setCustomer] = useState<Related | null>(null)
  const [choice, setChoice] = useChoice()
  const [isAsking, setAsking] = useState(false)
  const asked: Asked = { type, date, customer: customer === null ? null : Number(customer.id) }
  const { data, error, isFetching, refetch } = useDue(asked)
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const { groups, excluded } = chosenOf(choice, data.items)
  const mayRun = may(processingRun.access.create)
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setChoice(nothing)
    }
  return (
    <Box sx={widePage}>
      <Box sx={header}>
        <PageTitle>{title}</PageTitle>
        <Box sx={{ width: 176 }}>
          <DayField label={translate('processing.due.until')} value={date} onChange={change(setDate)} />
        </Box>
        <Box sx={{ width: 240, maxWidth: '100%' }}>
          <RelationPicker
            reference="customer"
            embed={['company']}
            partOf="parent"
            value={customer}
            onChange={change(setCustomer)}
            input={(params) => <TextField {...params} size="small" label={translate('processing.due.customer')} />}
          />
        </Box>
        <IconButton
          aria-label={translate('ra.action.refresh')}
          title={translate('ra.action.refresh')}
          onClick={() => void refetch()}
        >
          <Refresh />
        </IconButton>
      </Box>
      <Box sx={{ height: 2, mt: -1.5 }}>{isFetching && <LinearProgress sx={{ height: 2 }} />}</Box>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      <Figures groups={data.items} type={type} />
      {data.items.length === 0 ? (
        <Paper variant="outlined" sx={{ px: 2, py: 5, textAlign: 'center' }}>
          <Typography component="h2" variant="h2">
            {translate('processing.due.none')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate(type === 'precasso' ? 'precassoPages.due.noneHint' : 'processing.due.noneHint')}
          </Typography>
        </Paper>
      ) : (
        <GroupTable groups={data.items} {...{ asked, choice }} onChoose={setChoice} selectable={mayRun} />
      )}
      {groups.length > 0 && (
        <RunBar
          groups={groups}
          excluded={excluded.length}
          onClear={() => setChoice(nothing)}
          onRun={() => setAsking(true)}
        />
      )}
      {isAsking && groups.length > 0 && (
        <ApproveDialog {...{ groups, excluded, asked }} onClose={() => setAsking(false)} />
      )}
    </Box>
  )
}

const header = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const
