/** Dialog that sends a message about a file: its template, and the text as its reader would get it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate, type Identifier } from 'react-admin'
import { call } from '#providers/http.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { file, type File } from '#schemas/generated/file.ts'
import { SendPreview } from './SendPreview.tsx'
import { reasonOf, usePreview } from './usePreview.ts'
import { useTemplates } from './useTemplates.ts'

const channels = ['email', 'post', 'sms'] as const
type Channel = (typeof channels)[number]

/** The file, and who owes it. */
type Readers = { id: Identifier } & Partial<Pick<File, 'debtor' | 'coDebtors'>>

export const SendDialog = ({ file: of, onClose }: { file: Readers; onClose: () => void }) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  return (
    <AskingDialog
      open
      onClose={onClose}
      leaving="asks"
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{translate('messageScreen.send')}</DialogTitle>
          <Sending {...{ of, close, onClose }} />
        </>
      )}
    </AskingDialog>
  )
}

type SendingProps = { of: Readers; close: () => void; onClose: () => void }

const Sending = ({ of, close, onClose }: SendingProps) => {
  const { id, coDebtors } = of
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const [channel, setChannel] = useState<Channel>('email')
  const [template, setTemplate] = useState<number | null>(null)
  /** Who owes it too and is written to instead of the debtor. */
  const [coDebtor, setCoDebtor] = useState<number | null>(null)
  const [why, setWhy] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { templates, isPending } = useTemplates(channel, id)
  const chosen = templates.find((one) => one.id === template)
  const body = chosen && {
    channel,
    template: chosen.id,
    destination: chosen.destination ?? ('debtor' as const),
    ...(coDebtor !== null && chosen.destination !== 'client' && { coDebtor }),
  }
  const { preview, problem } = usePreview(id, body)
  const isRepeated = preview?.hold === 'duplicate_message'
  const mayOverride = preview?.mayOverride === true
  const isReady = preview?.hold === null || isRepeated || (mayOverride && why.trim() !== '')
  const maySend = body !== undefined && preview !== undefined && isReady
  const send = async () => {
    setBusy(true)
    try {
      const asked = { ...body, ...(isRepeated && { again: true }), ...(mayOverride && { overrideReason: why.trim() }) }
      await formKey.send((key) => call('POST', `${file.api}/${id}/message`, { body: asked, key }))
      notify(translate('messageScreen.made'), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setRefused(reasonOf(error))
      setBusy(false)
    }
  }
  const choose = (next: Channel) => {
    setChannel(next)
    setTemplate(null)
    setRefused(null)
  }
  return (
    <>
      <DialogContent
        dividers
        sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 420 }}
      >
        <ToggleButtonGroup
          exclusive
          value={channel}
          onChange={(_, next: Channel | null) => next && choose(next)}
          aria-label={translate('messageScreen.channel')}
          sx={{ justifySelf: 'start' }}
        >
          {channels.map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`messageScreen.channels.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          select
          required
          label={translate('messageScreen.template')}
          value={chosen ? String(chosen.id) : ''}
          disabled={isPending}
          onChange={({ target }) => {
            setTemplate(Number(target.value))
            setRefused(null)
          }}
          helperText={!isPending && templates.length === 0 ? translate('messageScreen.noTemplates') : ' '}
        >
          {templates.map((one) => (
            <MenuItem key={one.id} value={String(one.id)}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        {coDebtors && coDebtors.length > 0 && chosen?.destination !== 'client' && (
          <TextField
            select
            label={translate('messageScreen.reader')}
            value={coDebtor === null ? '' : String(coDebtor)}
            onChange={({ target }) => {
              setCoDebtor(target.value === '' ? null : Number(target.value))
              setRefused(null)
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{of.debtor?.name ?? translate('messageScreen.debtor')}</MenuItem>
            {coDebtors.map((one) => (
              <MenuItem key={one.id} value={String(one.id)}>
                {translate('messageScreen.coDebtor', { name: one.name ?? '' })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {refused !== null && <Alert severity="error">{refused}</Alert>}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        {body === undefined ? (
          <Typography color="text.secondary">{translate('messageScreen.choose')}</Typography>
        ) : preview ? (
          <SendPreview preview={preview} channel={channel} />
        ) : (
          problem === undefined && <Skeleton variant="rounded" height={240} aria-busy />
        )}
        {mayOverride && (
          <TextField
            required
            multiline
            label={translate('messageScreen.overrideReason')}
            helperText={translate('messageScreen.overrideHelp')}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            slotProps={{ htmlInput: { maxLength: 400 } }}
          />
        )}
        <Box />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={!maySend} onClick={() => void send()}>
          {translate(`messageScreen.${isRepeated ? 'sendAgain' : mayOverride ? 'sendAnyway' : 'send'}`)}
        </Button>
      </DialogActions>
    </>
  )
}
