/** Messages of a channel that have not left, the first to leave on top; all of them, to act on, are one link away. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useMemo } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { EmbeddingContext } from '#resources/contexts/EmbeddingContext.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { message } from '#schemas/generated/message.ts'

const waiting = ['draft', 'approved', 'scheduled', 'queued', 'failed'] as const

export const WaitingMessages = ({ channel }: { channel: 'email' | 'sms' }) => {
  const translate = useTranslate()
  const heading = useId()
  const may = useMay()
  const createPath = useCreatePath()
  const { list: List } = useEntityDefinition(message.name)
  const title = translate('processing.schedules.waiting')
  const filter = useMemo(() => ({ channel: { in: [channel] }, status: { in: [...waiting] } }), [channel])
  const embedding = useMemo(() => ({ filter, without: 'channel', title }), [filter, title])
  if (!List || !may(message.access.read)) return null
  const all = `${createPath({ resource: message.name, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <section aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, mb: 1 }}>
        <Typography id={heading} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button component={LinkBase} to={all}>
          {translate('processing.schedules.allMessages')}
        </Button>
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden', pb: 1.5 }}>
        <EmbeddingContext value={embedding}>
          <Suspense>
            <List />
          </Suspense>
        </EmbeddingContext>
      </Paper>
    </section>
  )
}
