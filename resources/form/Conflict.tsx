/**
 * Resolves an edit conflict: for each field changed on both sides the user chooses between their value and the
 * other's. Fields changed on one side only are merged without a question.
 */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Entity } from '#schemas/entity.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useMay } from '#resources/contexts/may.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import type { Values } from './changes.ts'
import type { ChildKinds } from '#resources/form/values/childRows.ts'
import { clashes, untouched } from '#resources/form/values/merge.ts'
import { mergedRows, rowClashes } from '#resources/form/values/mergeRows.ts'
import { rowLine } from '#resources/form/values/rowLine.ts'

type ConflictProps = {
  entity: Entity
  kinds: ChildKinds
  /** Record as this form loaded it. */
  base: Values
  /** Current record. */
  current: Values
  /** The form continues from `current` with the chosen values. */
  onChosen: () => void
  onClose: () => void
}

export const Conflict = ({ entity, kinds, base, current, onChosen, onClose }: ConflictProps) => {
  const form = useFormContext()
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = useGetResourceLabel()
  const may = useMay()
  const word = (key: string) => translate(key, { _: '' })
  const sides = () => ({ base, current, mine: form.getValues(), may })
  const [properties] = useState(() => clashes(entity, sides()))
  const [rows] = useState(() => rowClashes(kinds, sides()))
  const [isTheirs, setTheirs] = useState<Values>({})

  const handleSave = () => {
    const theirs = properties
      .filter(({ name }) => isTheirs[name])
      .map(({ name }) => [name, current[name] ?? null] as const)
    const taken = {
      ...untouched(entity, sides()),
      ...Object.fromEntries(theirs),
      ...mergedRows(kinds, sides(), (key) => Boolean(isTheirs[key])),
    }
    for (const [name, value] of Object.entries(taken)) form.setValue(name, value, { shouldDirty: true })
    onChosen()
    form.clearErrors()
  }
  const handleReload = () => {
    form.reset(current)
    onChosen()
  }

  const choice = (name: string, title: string, texts: ChoiceProps['texts']) => (
    <Choice
      key={name}
      {...{ name, texts }}
      label={title}
      isTheirs={Boolean(isTheirs[name])}
      onChoose={(theirs) => setTheirs((before) => ({ ...before, [name]: theirs }))}
    />
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('form.conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{translate('form.conflict.text')}</DialogContentText>
        {properties.map((property) => {
          const text = (value: unknown) => plainText(property, value, locale, word, entity.name)
          return choice(property.name, translate(`resources.${entity.name}.fields.${property.name}`), {
            was: text(base[property.name]),
            mine: text(form.getValues(property.name)),
            theirs: text(current[property.name]),
          })
        })}
        {rows.map(({ key, kind, was, mine, theirs }) => {
          const text = (row: Values | undefined) =>
            row ? rowLine(kind, entity.name, row, locale, word) : translate('form.conflict.removed')
          return choice(key, label(kind.entity.name, 1), { was: text(was), mine: text(mine), theirs: text(theirs) })
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={handleReload}>{translate('form.conflict.reload')}</Button>
        <Button variant="contained" onClick={handleSave}>
          {translate('form.conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ChoiceProps = {
  name: string
  label: string
  texts: Readonly<Record<'was' | 'mine' | 'theirs', string>>
  isTheirs: boolean
  onChoose: (theirs: boolean) => void
}

const Choice = ({ name, label, texts, isTheirs, onChoose }: ChoiceProps) => {
  const translate = useTranslate()
  const line = (side: 'was' | 'mine' | 'theirs') =>
    translate('phrase.labelled', { label: translate(`form.conflict.${side}`), value: texts[side] || '–' })
  const id = `conflict-${name}`
  return (
    <>
      <FormLabel id={id}>{label}</FormLabel>
      <Typography variant="body2" color="text.secondary" id={`${id}-was`}>
        {line('was')}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-was`}
        value={isTheirs}
        onChange={(_, value) => onChoose(value === 'true')}
        sx={{ mb: 2 }}
      >
        <FormControlLabel value={false} control={<Radio size="small" />} label={line('mine')} />
        <FormControlLabel value control={<Radio size="small" />} label={line('theirs')} />
      </RadioGroup>
    </>
  )
}
