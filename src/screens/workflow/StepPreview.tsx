/** Tries the saved step on a file: what would happen, why not, and the message as its reader would get it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { file } from '#schemas/generated/file.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { Outcome } from '#resources/workflows/Outcome.tsx'
import { PreviewConditions } from '#resources/workflows/PreviewConditions.tsx'

const PreviewMessage = lazyPart(async () => ({ default: (await import('./PreviewMessage.tsx')).PreviewMessage }))

export const StepPreview = ({ step }: { step: WorkflowStep }) => {
  const translate = useTranslate()
  const heading = useId()
  const [chosen, setChosen] = useState<Related | null>(null)
  const { data, error } = useQuery({
    queryKey: [workflowStep.name, 'preview', step.id, step._version, chosen?.id],
    queryFn: ({ signal }) => {
      const options = { body: { file: Number(chosen?.id) }, signal, key: false, quiet: true } as const
      return call('POST', `/api/v4/workflow/${step.workflow.id}/step/${step.id}/preview`, options)
    },
    enabled: chosen !== null,
    retry: false,
  })
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate('workflow.preview')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('workflow.previewHelp')}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: 360 }}>
        <RelationPicker
          reference={file.name}
          embed={['number']}
          value={chosen}
          onChange={setChosen}
          input={(params) => <TextField {...params} size="small" label={translate('workflow.tryFile')} />}
        />
      </Box>
      {error && <Alert severity="error">{translate(callMessage(error))}</Alert>}
      {chosen && !data && !error && <Skeleton variant="rounded" height={120} aria-busy />}
      {chosen && data && (
        <Box role="status" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Outcome outcome={data} />
          {data.conditions.length > 0 && <PreviewConditions conditions={data.conditions} />}
          {data.message && (
            <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
              <PreviewMessage message={data.message} />
            </Suspense>
          )}
        </Box>
      )}
    </Paper>
  )
}
