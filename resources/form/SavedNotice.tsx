/** Says that a record was saved, and offers to undo that, by Ctrl or ⌘ Z as well. */
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import type { Values } from './changes.ts'
import type { ChildKinds } from '#resources/form/values/childRows.ts'
import { isRowsChanged } from '#resources/form/values/mergeRows.ts'
import { callMessage } from './serverErrors.ts'

/** Milliseconds for which the undo is offered. */
export const undoTime = 10_000

/** Whether a save can be taken back: it changed values of the record itself, and the server knows what stood there. */
export const mayUndo = ({ audit }: Entity, from: Values, saved: RaRecord, kinds: ChildKinds): boolean =>
  audit &&
  saved._version !== undefined &&
  saved._version !== from._version &&
  !isRowsChanged(kinds, { base: from, current: saved })

export const SavedNotice = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOver, setOver] = useState(false)
  const undo = async () => {
    if (isOver) return
    setOver(true)
    const path = isSingle(entity) ? entity.api : `${entity.api}/${record.id}`
    try {
      await call('POST', `${path}/undo`, { body: { version: record._version } })
      notify('form.undone', { type: 'success' })
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    refresh()
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || isTyping) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      {translate('ra.notification.updated', { smart_count: 1 })}{' '}
      {!isOver && (
        <Button
          size="small"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void undo()}
          sx={{ display: 'block', mt: 0.5, ml: -1.25 }}
        >
          {translate('form.undo')}
        </Button>
      )}
    </>
  )
}
