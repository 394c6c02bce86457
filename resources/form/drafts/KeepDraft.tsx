/** Keeps what is typed as a draft, and offers the one that was found: on purpose, neither by itself. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useContext, useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Entity } from '#schemas/entity.ts'
import type { Values } from '#resources/form/changes.ts'
import type { ChildKinds } from '#resources/form/values/childRows.ts'
import type { Sides } from '#resources/form/values/merge.ts'
import { useMay } from '#resources/contexts/may.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { contentOf, goneOn } from './content.ts'
import { DraftContext, useDraftState } from './draft.ts'
import { ElsewhereNote } from './ElsewhereNote.tsx'

type KeepDraftProps = {
  entity: Entity
  kinds: ChildKinds
  /** The record as loaded; absent for a new one. */
  record: Values | undefined
  /** Initial values of a new one. */
  defaults: Values | undefined
  /** Somebody else has changed what the draft changes. */
  onClash: (sides: Pick<Sides, 'base' | 'current'>) => void
}

export const KeepDraft = ({ entity, kinds, record, defaults, onClash }: KeepDraftProps) => {
  const draft = useContext(DraftContext)
  const { found } = useDraftState()
  const form = useFormContext()
  const may = useMay()
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const isTyped = Object.keys(dirtyFields).length > 0
  const content = useEffectEvent(() =>
    isTyped ? contentOf({ entity, kinds, may, record }, form.getValues(), defaults ?? record ?? {}) : null,
  )

  useEffect(() => {
    if (!draft) return
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void draft.flush()
    }
    const stopListening = draft.listen()
    void draft.load()
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      stopListening()
      draft.forget()
    }
  }, [draft])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => draft?.keep(() => content()) }),
    [form, draft],
  )

  if (!draft) return null
  if (!found) return <ElsewhereNote isTyped={isTyped} />
  const handleGoOn = () => {
    const { filled, sides } = goneOn({ entity, kinds, may, record }, found)
    draft.goOn()
    for (const [name, value] of Object.entries(filled)) form.setValue(name, value, { shouldDirty: true })
    if (sides) onClash(sides)
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={handleGoOn}>
            {translate('form.draft.goOn')}
          </Button>
          <Button color="inherit" size="small" onClick={() => void draft.discard()}>
            {translate('form.discard')}
          </Button>
        </>
      }
    >
      {translate('form.draft.found', { when: formatMoment(found.at) })}
    </Alert>
  )
}
