/** Dialog that makes an arrangement, or its terms anew: three ways to say them, and what follows while one types. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate, type Identifier } from 'react-admin'
import { addDays, dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import type { ArrangementWithTerms } from './withTerms.ts'
import { PlanFields } from './PlanFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { errorsOf, usePlan } from './usePlan.ts'
import { bodyOf, firstWish, wishOf, type Wish } from './planInput.ts'

type PlanDialogProps = {
  /** Id of the file. */
  file: Identifier
  /** A requested arrangement whose terms are made anew; absent: a new one. */
  of?: ArrangementWithTerms
  /** The wish in a log entry that is being allowed, and the path of that call. */
  allow?: { path: string; wish: Wish }
  onClose: () => void
}

export const PlanDialog = ({ file: id, of, allow, onClose }: PlanDialogProps) => {
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
          <DialogTitle id={heading}>{translate(titleOf(of, allow))}</DialogTitle>
          <Planning {...{ id, of, allow, close, onClose }} />
        </>
      )}
    </AskingDialog>
  )
}

const titleOf = (of: PlanDialogProps['of'], allow: PlanDialogProps['allow']): string =>
  allow ? 'fileLog.allow.title' : of ? 'arrangements.change' : 'arrangements.make'

type PlanningProps = Omit<PlanDialogProps, 'file'> & { id: Identifier; close: () => void }

const Planning = ({ id, of, allow, close, onClose }: PlanningProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const [start] = useState(() => allow?.wish ?? (of ? wishOf(of) : firstWish(firstDay())))
  const [wish, setWish] = useState<Wish>(start)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const body = bodyOf(wish, of?.total.currency ?? 'EUR')
  const { planned, errors: told, isOld } = usePlan(id, body)
  const errors = { ...told, ...refused }
  useUnsaved(wish !== start && !isBusy)
  const handleChange = (next: Wish) => {
    setRefused({})
    setWish(next)
  }
  /** @param as Status that allowed terms get. */
  const save = async (as?: 'proposed' | 'active') => {
    setBusy(true)
    try {
      await formKey.send((key) =>
        allow
          ? call('POST', allow.path, { body: { ...body, as }, key })
          : of
            ? call('PUT', `${arrangement.api}/${of.id}/plan`, { body, key })
            : call('POST', `${file.api}/${id}/arrangement`, { body, key }),
      )
      notify(translate(allow ? 'fileLog.allow.done' : of ? 'arrangements.changed' : 'arrangements.made'), {
        type: 'success',
      })
      refresh()
      onClose()
    } catch (error) {
      setRefused(errorsOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <DialogContent dividers>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: grow, md: `${grow} ${grow}` },
            alignItems: 'start',
          }}
        >
          <PlanFields wish={wish} errors={errors} outstanding={planned?.outstanding ?? null} onChange={handleChange} />
          <PlanPreview planned={planned} isOld={isOld} isComplete={body !== undefined} />
        </Box>
        {errors.common !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errors.common}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        {allow && (
          <Button disabled={isBusy || body === undefined} onClick={() => void save('proposed')}>
            {translate('fileLog.allow.propose')}
          </Button>
        )}
        <Button
          variant="contained"
          loading={isBusy}
          disabled={body === undefined}
          onClick={() => void save(allow && 'active')}
        >
          {translate(allow ? 'fileLog.allow.start' : of ? 'ra.action.save' : 'arrangements.ask')}
        </Button>
      </DialogActions>
    </>
  )
}

const grow = 'minmax(0, 1fr)'

/** A week from now, which gives a debtor time; people of a client have no earlier plan either. */
const firstDay = (): string => addDays(dayOf(Date.now()), 7)
