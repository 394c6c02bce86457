/**
 * Replaces a record by another, or merges two: shows what would move and what stands against it, and asks what
 * becomes of the record. Nothing has changed before the last button.
 */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LinkBase, useNotify, useTranslate, useUnselect } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { useRecordPath, type RecordId } from '#resources/contexts/paths.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Entity } from '#schemas/entity.ts'
import { isConfirmed, mostUntyped } from '#resources/list/typedNumber.ts'
import { Conflicts } from './Conflicts.tsx'
import { Endings } from './Endings.tsx'
import { Moves } from './Moves.tsx'
import { isRun, replace, usePreview, type Ending, type Replaced, type Run } from './replacement.ts'
import { WhichStays } from './WhichStays.tsx'

type ReplaceDialogProps = {
  entity: Entity
  isOpen: boolean
  /** The record to replace by a record still to choose, or two of which one stays. */
  records: readonly Related[]
  /** Wanted for the record that is replaced. */
  ending?: Ending
  onClose: () => void
  /** `by` has the place of `from`, which is gone if `ending` is `delete`. */
  onDone?: (done: { from: RecordId; by: RecordId; ending: Ending }) => void
}

export const ReplaceDialog = (props: ReplaceDialogProps) => {
  const { entity, isOpen, records, ending: wanted = 'keep', onClose, onDone } = props
  const translate = useTranslate()
  const notify = useNotify()
  const runPath = useRecordPath('bulk-run')
  const queryClient = useQueryClient()
  const unselect = useUnselect(entity.name)
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const isMerge = records.length === 2
  const [chosen, setChosen] = useState<Related | null>(isMerge ? (records[0] ?? null) : null)
  const [ending, setEnding] = useState<Ending>(wanted)
  const [leave, setLeave] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Replaced>()
  const [run, setRun] = useState<Run>()
  const from = isMerge ? records.find(({ id }) => id !== chosen?.id) : records[0]
  const { data: preview, error, isFetching } = usePreview(entity, from?.id ?? 0, from && chosen?.id)
  if (!from) return null
  const progress = run && runPath(run.id)

  const ways = preview?.endings ?? []
  const isPossible = (way: Ending) => ways.some((one) => one.ending === way && one.errors.length === 0)
  const way = isPossible(ending) ? ending : ways.find(({ errors }) => errors.length === 0)?.ending
  const total = preview?.total ?? 0
  const isUntried = total > (preview?.checked ?? total)
  const mustLeave = (preview?.conflicts.length ?? 0) > 0
  const isReady = way !== undefined && (!mustLeave || leave) && isConfirmed(total, typed)
  const titleOf = (one: Related) => relatedText(one, [entity.titleField])
  const choose = (next: Related | null) => {
    setChosen(next)
    setLeave(false)
    setTyped('')
  }

  const handleYes = async () => {
    if (!chosen || !way) return
    setBusy(true)
    try {
      const result = await replace(entity, from.id, { by: chosen.id, ending: way, leave })
      if (isRun(result)) return setRun(result)
      notify('replace.done', {
        type: 'success',
        messageArgs: { smart_count: result.moved, count: format(result.moved), title: titleOf(chosen) },
      })
      if (way === 'delete') unselect([from.id])
      // All queries, because any entity may have pointed at the record.
      void queryClient.invalidateQueries()
      if (result.conflicts.length > 0) return setDone(result)
      onDone?.({ from: from.id, by: chosen.id, ending: way })
      onClose()
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
      // Perhaps somebody changed something since: the preview tells what holds now.
      void queryClient.invalidateQueries({ queryKey: ['replacement'] })
    } finally {
      setBusy(false)
    }
  }
  const handleEnd = () => {
    if (done && chosen && way) onDone?.({ from: from.id, by: chosen.id, ending: way })
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : handleEnd}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {isMerge ? translate('replace.merge') : translate('replace.title', { title: titleOf(from) })}
      </DialogTitle>
      <DialogContent dividers sx={content}>
        {run && <Alert severity="info">{translate('replace.running', { count: format(total) })}</Alert>}
        {done && <Conflicts conflicts={done.conflicts} title={translate('replace.left')} />}
        {!run && !done && (
          <>
            <Typography variant="body2" color="text.secondary">
              {translate('replace.lead')}
            </Typography>
            {isMerge ? (
              <WhichStays records={records} titleOf={titleOf} chosen={chosen} onChoose={choose} />
            ) : (
              <RelationPicker
                reference={entity.name}
                embed={[entity.titleField]}
                where={{ id: { ne: from.id } }}
                value={chosen}
                onChange={choose}
                input={(params) => (
                  <TextField {...params} autoFocus size="small" label={translate('replace.by')} required />
                )}
              />
            )}
            {error && <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>}
            {chosen && !error && <Moves of={from.id} preview={preview} />}
            {preview && mustLeave && (
              <Conflicts
                conflicts={preview.conflicts}
                title={translate('replace.conflicts', { smart_count: preview.conflicts.length })}
                leave={leave}
                onLeave={setLeave}
              />
            )}
            {isUntried && !mustLeave && way !== 'delete' && (
              <FormControlLabel
                label={translate('replace.leaveAny')}
                control={<Checkbox size="small" checked={leave} onChange={(_, checked) => setLeave(checked)} />}
              />
            )}
            {preview && <Endings title={titleOf(from)} endings={ways} chosen={way} onChoose={setEnding} />}
            {total > mostUntyped && way !== undefined && (
              <TextField
                size="small"
                label={translate('list.typeNumber', { number: total })}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {progress && (
          <Button component={LinkBase} to={progress} onClick={onClose}>
            {translate('replace.progress')}
          </Button>
        )}
        {run || done ? (
          <Button onClick={handleEnd} autoFocus>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              variant="contained"
              color={way === 'delete' ? 'error' : 'primary'}
              loading={isBusy}
              disabled={!isReady || isFetching}
              onClick={() => void handleYes()}
            >
              {translate(isMerge ? 'replace.mergeYes' : 'replace.yes')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

const content = { display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const
