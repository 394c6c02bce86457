/** Asks once before the selected records are deleted, and reports those that were refused, which stay selected. */
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { callMessage } from '#resources/serverErrors.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { RecordId } from '#resources/paths.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import type { Entity } from '#schemas/entity.ts'
import { bulkDelete, type Deletion, type Refusal } from './bulkDelete.ts'
import { Doomed, isConfirmed, mostWithoutNumber } from './Doomed.tsx'

type Shown = { doomed: readonly RecordId[]; titles: ReadonlyMap<RecordId, string> }
const nothing: Shown = { doomed: [], titles: new Map() }

type BulkDeleteProps = { entity: Entity; isOpen: boolean; onClose: () => void }

export const BulkDelete = ({ entity, isOpen, onClose }: BulkDeleteProps) => {
  const { selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const titleOf = useTitleText(entity)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Deletion>()
  const [typed, setTyped] = useState('')
  const [progress, setProgress] = useState(0)
  const stop = useRef<AbortController>(undefined)
  /** Kept while the dialog fades out, because deleted records leave the cache. */
  const [{ doomed, titles }, setShown] = useState(nothing)
  if (isOpen && !isBusy && !result && doomed !== selectedIds) {
    const pages = queryClient.getQueriesData({ queryKey: [entity.name] })
    setShown({ doomed: selectedIds, titles: titlesOf(pages, titleOf) })
  }
  const { format } = new Intl.NumberFormat(useKnownLocale())

  const handleYes = async () => {
    setBusy(true)
    setProgress(0)
    stop.current = new AbortController()
    try {
      const done = await bulkDelete(entity.api, selectedIds, { onProgress: setProgress, signal: stop.current.signal })
      const deleted = done.deleted.length
      if (deleted > 0) notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: deleted } })
      const gone = new Set(done.deleted)
      onSelect(selectedIds.filter((id) => !gone.has(id)))
      if (done.refused.length > 0) setResult(done)
      else onClose()
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      onClose()
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: [entity.name] })
    }
  }
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      role="alertdialog"
      fullWidth={result !== undefined}
      maxWidth="sm"
      aria-labelledby="bulk-delete-title"
      slotProps={{
        transition: {
          onExited: () => {
            setResult(undefined)
            setTyped('')
          },
        },
      }}
    >
      <DialogTitle id="bulk-delete-title">
        {result ? translate('list.notDeleted', { smart_count: result.refused.length }) : translate('ra.action.delete')}
      </DialogTitle>
      <DialogContent>
        {result ? (
          <Refusals refused={result.refused} titles={titles} />
        ) : (
          <Doomed entity={entity} ids={doomed} titles={titles} typed={typed} onType={setTyped} />
        )}
      </DialogContent>
      <DialogActions>
        {result ? (
          <Button onClick={onClose} autoFocus>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            {isBusy && doomed.length > mostWithoutNumber && (
              <Typography variant="body2" role="status" sx={{ mr: 'auto', ml: 1 }}>
                {translate('list.deletedOf', { count: format(progress), total: format(doomed.length) })}
              </Typography>
            )}
            <Button onClick={isBusy ? () => stop.current?.abort() : onClose} autoFocus>
              {translate(isBusy ? 'list.stop' : 'ra.action.cancel')}
            </Button>
            <Button
              onClick={() => void handleYes()}
              color="error"
              variant="contained"
              loading={isBusy}
              disabled={!isConfirmed(doomed.length, typed)}
            >
              {translate('list.yes')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

type RefusalsProps = { refused: readonly Refusal[]; titles: ReadonlyMap<RecordId, string> }

const Refusals = ({ refused, titles }: RefusalsProps) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
    {refused.map(({ id, errors }) => (
      <li key={id}>
        <Box component="span" sx={{ fontWeight: 560 }}>
          {titles.get(id) ?? `#${id}`}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
          {errors.join(' ')}
        </Box>
      </li>
    ))}
  </Box>
)

/** From the records of all visited pages: some selected ones may be out of sight. */
function titlesOf(queries: readonly (readonly [unknown, unknown])[], titleOf: (record: RaRecord) => string) {
  const records = queries.flatMap(([, answer]) => {
    const data = (answer as { data?: unknown } | undefined)?.data
    return Array.isArray(data) ? (data as RaRecord[]) : []
  })
  return new Map(records.map((record) => [record.id, titleOf(record)]))
}
