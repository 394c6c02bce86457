/** Sends a test event and shows what the other side said. */
import Send from '@mui/icons-material/SendOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { CodeBlock } from '#resources/show/CodeBlock.tsx'

type Answer = {
  status?: unknown
  httpStatus?: unknown
  durationMs?: unknown
  problem?: unknown
  response?: unknown
}

export const TestWebhook = ({ path }: { path: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<Answer>({})
  const handleTest = async () => {
    setBusy(true)
    try {
      const given = await call('POST', path, { key: false })
      setAnswer(isObject(given) ? given : {})
      setOpen(true)
      refresh()
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const isDelivered = answer.status === 'delivered'
  const key = `resources.webhook-delivery.values.problem.${String(answer.problem)}`
  const problem = answer.problem ? translate(key, { _: '' }) : ''
  const text = isDelivered
    ? translate('integration.test.delivered', { ms: String(answer.durationMs) })
    : translate('integration.test.failed', { problem })
  return (
    <>
      <Button startIcon={<Send />} loading={isBusy} onClick={() => void handleTest()}>
        {translate('integration.test.send')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={heading}>
        <DialogTitle id={heading}>{translate('integration.test.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Alert severity={isDelivered ? 'success' : 'error'}>
            {text}
            {typeof answer.httpStatus === 'number' && ` (HTTP ${answer.httpStatus})`}
          </Alert>
          {typeof answer.response === 'string' && answer.response !== '' && (
            <CodeBlock label={translate('integration.response')} text={answer.response} />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
