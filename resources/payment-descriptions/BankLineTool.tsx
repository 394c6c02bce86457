/** Tests the rules on pasted bank lines. */
import Science from '@mui/icons-material/ScienceOutlined'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { BankLineResults } from './BankLineResults.tsx'
import { linesIn, mostLines } from './bankLines.ts'

export const BankLineTool = () => (
  <ToolDialog icon={<Science />} label="bankLines.open" title="bankLines.title" lead="bankLines.lead" maxWidth="md">
    <Trial />
  </ToolDialog>
)

/** Kept while the app is open, so that a changed rule can be tested on the same lines. */
let lastPasted = ''

const Trial = () => {
  const translate = useTranslate()
  const [text, setText] = useState(lastPasted)
  const lines = linesIn(useDeferredValue(text))
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-description', 'rules'],
    queryFn: async ({ signal }) =>
      (await call('GET', '/api/v4/payment-description', { query: { _limit: -1 }, signal })).items,
    staleTime: 0,
  })
  const handleText = (next: string) => {
    lastPasted = next
    setText(next)
  }
  return (
    <>
      <TextField
        multiline
        minRows={4}
        maxRows={10}
        label={translate('bankLines.lines')}
        placeholder={translate('bankLines.example')}
        helperText={translate('bankLines.help', { max: mostLines })}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only question of a dialog that was asked for
        autoFocus
        onChange={({ target }) => handleText(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 50_000 } }}
      />
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data ? (
        <BankLineResults lines={lines} rules={data} />
      ) : (
        <Skeleton variant="rounded" height={80} />
      )}
    </>
  )
}
