/** Messages that a run made, and its letters as one PDF once they are printed. */
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useGetList, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { message, type Message } from '#schemas/generated/message.ts'
import type { ProcessingRun } from '#schemas/generated/processing-run.ts'
import { useDecision } from '#src/screens/documents/useDecision.ts'

/** Letters of one file, as the server allows. */
const most = 200

export const RunMessages = ({ run }: { run: ProcessingRun }) => {
  const translate = useTranslate()
  const may = useMay()
  const createPath = useCreatePath()
  const { busy, print } = useDecision(() => undefined)
  const { data = [], total = 0 } = useGetList<Message>(message.name, {
    filter: { run: { in: [run.id] } },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  })
  if (total === 0) return null
  const letters = data.flatMap(({ document }) => document?.id ?? [])
  const list = createPath({ resource: message.name, type: 'list' })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -0.75 }}>
      <Button
        size="small"
        component={LinkBase}
        to={`${list}?filter=${encodeURIComponent(JSON.stringify({ run: { in: [run.id] } }))}`}
      >
        {translate('precassoPages.runs.messages', { smart_count: total })}
      </Button>
      {letters.length > 0 && may('ROLE_FILE_SEND or ROLE_FILE_EDIT') && (
        <Button
          size="small"
          startIcon={<Print />}
          loading={busy === 'print'}
          loadingPosition="start"
          onClick={() => void print(letters)}
        >
          {translate('precassoPages.runs.letters', { smart_count: letters.length })}
        </Button>
      )}
    </Box>
  )
}
