/** Form of a group of conditions: what must hold of them, and each condition or inner group with its own step. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { ConditionForm } from './ConditionForm.tsx'
import { conditionsIn, type ListCondition } from './conditions.ts'
import { changedAt, conditionsOfPart, groupsIn, type ConditionGroup, type Part } from './groups.ts'
import { GroupParts, partKey } from './GroupParts.tsx'
import { PropertyList } from './PropertyList.tsx'

/** Conditions that the server takes in one question. */
const mostConditions = 20

type GroupFormProps = {
  group: ConditionGroup
  /** The form begins with the choice of a further condition. */
  isNew: boolean
  properties: readonly Property[]
  firstCount: number
  /** Called when the height of the form has changed. */
  onSized: () => void
  onDone: (group: ConditionGroup) => void
  onRemove?: () => void
}

/** The condition of the group in `path` that is being filled in: a new one without `condition`. */
type Step = { path: readonly number[]; place: number; condition?: ListCondition; property?: Property }

export const GroupForm = ({ group, isNew, properties, firstCount, onSized, onDone, onRemove }: GroupFormProps) => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const [draft, setDraft] = useState(group)
  const [step, setStep] = useState<Step | undefined>(isNew ? { path: [], place: group.parts.length } : undefined)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** The part that gets the focus next. */
  const focused = useRef<string | undefined>('0')
  useEffect(() => {
    onSized()
    if (!form.current) return
    form.current.querySelector<HTMLElement>(`[data-part="${focused.current}"]`)?.focus()
    focused.current = undefined
  })
  const focus = (path: readonly number[], part: number | 'add') => {
    focused.current = partKey(path, part)
  }

  const change = (path: readonly number[], update: (parts: readonly Part[]) => readonly Part[]) =>
    setDraft((before) => changedAt(before, path, (one) => ({ ...one, parts: update(one.parts) })))
  const handleCondition = (next: ListCondition) => {
    if (!step) return
    change(step.path, (parts) => parts.toSpliced(step.place, 1, next))
    focus(step.path, step.place)
    setStep(undefined)
  }
  const leave = () => {
    if (step) focus(step.path, step.condition ? step.place : 'add')
    setStep(undefined)
  }
  if (step?.property)
    return (
      <ConditionForm
        property={step.property}
        condition={step.condition}
        onBack={step.condition ? leave : () => setStep({ ...step, property: undefined })}
        onDone={handleCondition}
      />
    )
  if (step)
    return (
      <PropertyList
        {...{ properties, firstCount }}
        onChoose={(property) => setStep({ ...step, property })}
        onBack={leave}
      />
    )

  const count = conditionsOfPart(draft).length
  const others = [...conditionsIn(filterValues, properties), ...groupsIn(filterValues, properties)].flatMap(
    conditionsOfPart,
  ).length
  const isFull = others - conditionsOfPart(group).length + count >= mostConditions
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (count > 0) onDone(draft)
  }
  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {translate('filter.group.title')}
      </Typography>
      <GroupParts
        group={draft}
        isFull={isFull}
        onWord={(path, word) => setDraft((before) => changedAt(before, path, (one) => ({ ...one, word })))}
        onEdit={(path, place, condition) => setStep({ path, place, condition, property: condition?.property })}
        onGroup={(path, place) => {
          change(path, (parts) => [...parts, { word: draft.word === 'all' ? 'any' : 'all', parts: [] }])
          focus([...path, place], 'add')
        }}
        onRemove={(path, place) => {
          change(path, (parts) => parts.toSpliced(place, 1))
          focus(path, 'add')
        }}
      />
      {isFull && <Typography variant="body2">{translate('filter.group.full', { max: mostConditions })}</Typography>}
      {isTried && count === 0 && (
        <Typography variant="body2" color="error" role="alert">
          {translate('filter.group.empty')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {onRemove && (
          <Button onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate('ra.action.remove')}
          </Button>
        )}
        <Button type="submit" variant="contained">
          {translate('filter.apply')}
        </Button>
      </Box>
    </Box>
  )
}
