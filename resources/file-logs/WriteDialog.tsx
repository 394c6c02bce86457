/** Dialog that writes an entry of the log, or corrects one: a call, a note, or what a client asks. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { addDays, dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { errorsOf } from '#resources/arrangements/usePlan.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { FileLogType } from '#schemas/generated/file-log-type.ts'
import { file as files } from '#schemas/generated/file.ts'
import { CallFields } from './CallFields.tsx'
import { DataFields } from './DataFields.tsx'
import { bodyOf, changedFields, draftOf, firstDraft, type LogDraft, type Way } from './draft.ts'
import { FileChoice } from './FileChoice.tsx'
import { NoteFields } from './NoteFields.tsx'
import { sendFiles } from './sendFiles.ts'
import { TermFields } from './TermFields.tsx'
import { useDebtorData } from './useDebtorData.ts'
import { useLogTypes, type LogEntry } from './useLogs.ts'

type WriteDialogProps = { way: Way; file: RaRecord; entry?: LogEntry; onClose: () => void }

export const WriteDialog = (props: WriteDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const { way, entry, onClose } = props
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
          <DialogTitle id={heading}>{translate(`fileLog.titles.${entry ? 'edit' : way}`)}</DialogTitle>
          <Writing {...props} close={close} />
        </>
      )}
    </AskingDialog>
  )
}

const Writing = ({ way, file, entry, close, onClose }: WriteDialogProps & { close: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const [start] = useState(() => firstOf(way, entry, translate('fileLog.callSubject')))
  const [written, setDraft] = useState<LogDraft>(start)
  const { data: types } = useLogTypes()
  const draft = { ...written, type: written.type ?? (way === 'call' ? callType(written, types?.items) : null) }
  const [added, setAdded] = useState<readonly File[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isStaff = way !== 'portal'
  const { data: current } = useDebtorData(file.id, isStaff)
  const body = bodyOf(draft, way, current)
  // Text of an old entry is locked; its category and type may change.
  const isLocked = entry !== undefined && !entry.mayEdit
  useUnsaved((written !== start || added.length > 0) && !isBusy)
  const set = (changes: Partial<LogDraft>) => {
    setErrors({})
    setDraft({ ...written, ...changes })
  }
  const save = async () => {
    if (!body) return
    setBusy(true)
    try {
      const { id } = await send(body)
      if (added.length > 0) await attach(id)
      notify(translate(entry ? 'fileLog.changed' : 'fileLog.written'), { type: 'success' })
      for (const name of [fileLog.name, files.name, 'debtor', 'debtor-contact', 'document'])
        void queryClient.invalidateQueries({ queryKey: [name] })
      onClose()
    } catch (error) {
      setErrors(atFields(errorsOf(error), changedFields(draft, current)))
      setBusy(false)
    }
  }
  const send = (values: Record<string, unknown>) =>
    formKey.send((key) =>
      entry
        ? call('PUT', `/api/v4/file/logs/${entry.id}`, {
            body: { ...(isLocked ? filed(values) : values), _version: entry._version },
            key,
          })
        : call('POST', '/api/v4/file/logs', { body: { ...values, file: Number(file.id) }, key }),
    ) as Promise<{ id: number }>
  /** The entry stands already: what is wrong with a file is told, and the dialog closes. */
  const attach = async (id: number) => {
    try {
      await sendFiles(id, added, draft.visibleToClient || !isStaff)
    } catch (error) {
      notify(callMessage(error), { type: 'error', messageArgs: { _: callMessage(error) } })
    }
  }
  const fields = { draft, errors, onChange: set, isLocked }
  return (
    <>
      <DialogContent dividers>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isLocked && <Alert severity="info">{translate('fileLog.locked')}</Alert>}
          {way === 'portal' && <Alert severity="info">{translate('fileLog.portalLead')}</Alert>}
          {way === 'call' && !isLocked && <CallFields {...fields} file={file} />}
          <NoteFields {...fields} way={way} />
          {!isLocked && entry?.dataChangeStatus !== 'pending' && <DataFields {...fields} current={current} />}
          {isStaff && !isLocked && <TermFields {...fields} />}
          {!entry && <FileChoice files={added} onChange={setAdded} />}
          {errors.common !== undefined && <Alert severity="error">{errors.common}</Alert>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={body === undefined} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  )
}

function firstOf(way: Way, entry: LogEntry | undefined, callSubject: string): LogDraft {
  const day = addDays(dayOf(Date.now()), 14)
  if (entry) return draftOf(entry, day)
  return { ...firstDraft(way, day), ...(way === 'call' && { subject: callSubject }) }
}

/** The kind of a call, unless somebody chooses another one. */
const callType = ({ channel }: LogDraft, types: readonly FileLogType[] = []): number | null =>
  types.find(({ code }) => code === (channel === 'phone_out' ? 'call_out' : 'call_in'))?.id ?? null

/** Properties by which an entry is filed, without its text. */
const filed = ({ category, type, visibleToClient }: Record<string, unknown>) => ({ category, type, visibleToClient })

/** Errors of rows of proposed data, at the inputs that these came from; what has no input is told together. */
function atFields(errors: Readonly<Record<string, string>>, fields: readonly string[]): Record<string, string> {
  const shown = new Set(['subject', 'content', 'callerName', 'callerNumber', 'callResult', 'termAmount', 'termStart'])
  const placed: Record<string, string> = {}
  const rest: string[] = []
  for (const [key, message] of Object.entries(errors)) {
    const place = /^dataChange[./](\d+)/.exec(key)?.[1]
    if (place !== undefined) placed[`data.${fields[Number(place)] ?? ''}`] ??= message
    else if (shown.has(key)) placed[key] = message
    else rest.push(message)
  }
  return { ...placed, ...(rest.length > 0 && { common: rest.join('\n') }) }
}
