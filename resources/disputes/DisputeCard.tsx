/** A dispute: what the debtor says, what the client answers, and how it ended. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate, type RaRecord } from 'react-admin'
import { CardActions } from '#resources/show/CardActions.tsx'
import { StatusField } from '#resources/generated/disputes/fields.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatDay, formatMoment } from '#resources/texts/dates.ts'
import { dispute, type Dispute } from '#schemas/generated/dispute.ts'
import { GrantedActions } from './GrantedActions.tsx'

export const DisputeCard = ({ id, file }: { id: number; file: RaRecord }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useGetOne<Dispute>(dispute.name, { id, meta: { fresh: true } })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />
  const { kind, openedAt, text, question, answer, answeredAt, outcome, clientAnswerDue, status } = data
  const title = translate(`resources.dispute.values.kind.${kind}`)
  return (
    <ResourceContextProvider value={dispute.name}>
      <RecordContextProvider value={data}>
        <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <StatusField />
            <Box sx={{ flexGrow: 1 }} />
            <CardActions entity={dispute} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {translate('disputes.received', { day: formatDay(openedAt) })}
          </Typography>
          {text !== null && <Said>{text}</Said>}
          {question !== null && <Said label={translate('disputes.question')}>{question}</Said>}
          {status === 'waiting_client' && clientAnswerDue !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {translate('disputes.due', { day: formatDay(clientAnswerDue) })}
            </Typography>
          )}
          {answer !== null && (
            <Said
              label={translate('disputes.answer')}
              note={
                answeredAt === null ? undefined : translate('disputes.answered', { moment: formatMoment(answeredAt) })
              }
            >
              {answer}
            </Said>
          )}
          {outcome !== null && <Said label={translate('disputes.outcome')}>{outcome}</Said>}
          {status === 'granted' && file.workflowStatus !== 'closed' && (
            <Alert severity="info" icon={false} sx={{ mt: 2 }}>
              <GrantedActions dispute={data} file={file} />
            </Alert>
          )}
        </Paper>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

type SaidProps = { label?: string; note?: string; children: string }

/** A statement of a party, with its line breaks. */
const Said = ({ label, note, children }: SaidProps) => (
  <Box sx={{ mt: 1.5 }}>
    {label !== undefined && (
      <Typography component="h3" variant="caption" color="text.secondary">
        {label}
      </Typography>
    )}
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
    {note !== undefined && (
      <Typography variant="caption" color="text.secondary">
        {note}
      </Typography>
    )}
  </Box>
)
