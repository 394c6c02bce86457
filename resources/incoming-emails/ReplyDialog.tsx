/** Answers an e-mail, in one's own words or beginning with a template filled in for its file. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { replySubject } from '#domain/incomingMail/replySubject.ts'
import { call } from '#providers/http.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { HeldNote } from '#resources/actions/HeldNote.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { useTemplates } from '#resources/messages/useTemplates.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'

const Editor = lazy(async () => ({ default: (await import('#resources/richText/RichTextEditor.tsx')).RichTextEditor }))

export const ReplyDialog = ({ mail, onClose }: { mail: IncomingEmail; onClose: () => void }) => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <AskingDialog open onClose={onClose} leaving="asks" fullWidth maxWidth="md" aria-labelledby={heading}>
      {(close) => (
        <>
          <DialogTitle id={heading}>
            {translate('inbox.replyTo', { to: mail.replyTo ?? mail.fromName ?? mail.from ?? '' })}
          </DialogTitle>
          <Answer {...{ mail, close, onClose }} />
        </>
      )}
    </AskingDialog>
  )
}

const Answer = ({ mail, close, onClose }: { mail: IncomingEmail; close: () => void; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const may = useMay()
  const formKey = useFormKey()
  const label = useId()
  const [template, setTemplate] = useState('')
  const [subject, setSubject] = useState(() => replySubject(mail.subject ?? ''))
  const [body, setBody] = useState('')
  const [isDone, setDone] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const file = mail.file?.id
  const mayUseTemplates = file !== undefined && may('ROLE_FILE_SEND')
  const { templates } = useTemplates('email', mayUseTemplates ? file : undefined)
  const trying = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure('')
    await work().catch((error: unknown) => setFailure(translate(callMessage(error), { _: callMessage(error) })))
    setBusy(false)
  }
  const destinationOf = (id: string) => templates.find((one) => String(one.id) === id)?.destination ?? 'debtor'
  const fillIn = (id: string) =>
    trying(async () => {
      setTemplate(id)
      const filled = await call('POST', `/api/v4/file/${file ?? 0}/message/preview`, {
        body: { channel: 'email', template: Number(id), destination: destinationOf(id), again: true },
      })
      if (filled.note !== null) setFailure(filled.note)
      if (filled.body !== null) setBody(filled.body)
    })
  const send = () =>
    trying(async () => {
      const answer = { subject, body, finish: isDone }
      await formKey.send((key) => call('POST', `/api/v4/email-import/${mail.id}/reply`, { body: answer, key }))
      notify('inbox.replied', { type: 'success' })
      refresh()
      onClose()
    })
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '&&': { pt: 1 } }}>
        <HeldNote />
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {mayUseTemplates && (
          <TextField
            select
            size="small"
            label={translate('inbox.template')}
            value={template}
            disabled={isBusy}
            onChange={({ target }) => void fillIn(target.value)}
          >
            {templates.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          size="small"
          label={translate('resources.incoming-email.fields.subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          slotProps={{ htmlInput: { maxLength: 400 } }}
        />
        <Box>
          <Typography id={label} variant="body2" sx={{ mb: 0.5 }}>
            {translate('inbox.message')}
          </Typography>
          <Suspense fallback={<Box sx={{ height: 280 }} />}>
            <Editor
              value={body}
              onChange={(html) => setBody(html ?? '')}
              onBlur={() => {}}
              height={280}
              disabled={isBusy}
              invalid={false}
              required
              labelledBy={label}
              focusRef={() => {}}
            />
          </Suspense>
        </Box>
        <FormControlLabel
          control={<Checkbox checked={isDone} onChange={({ target }) => setDone(target.checked)} />}
          label={translate('inbox.andFinish')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={body === ''} onClick={() => void send()}>
          {translate('inbox.send')}
        </Button>
      </DialogActions>
    </>
  )
}
