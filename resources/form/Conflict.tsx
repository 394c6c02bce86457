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
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Entity, Property } from '#schemas/entity.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useMay } from '#resources/may.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import type { Values } from '#resources/changes.ts'
import { clashes, untouched } from './merge.ts'

type ConflictProps = {
  entity: Entity
  /** Record as this form loaded it. */
  base: Values
  /** Current record. */
  current: Values
  /** The form continues from `current` with the chosen values. */
  onChosen: () => void
  onClose: () => void
}

export const Conflict = ({ entity, base, current, onChosen, onClose }: ConflictProps) => {
  const form = useFormContext()
  const translate = useTranslate()
  const may = useMay()
  const sides = () => ({ base, current, mine: form.getValues(), may })
  const [rows] = useState(() => clashes(entity, sides()))
  const [isTheirs, setTheirs] = useState<Values>({})

  const handleSave = () => {
    const theirs = rows.filter(({ name }) => isTheirs[name]).map(({ name }) => [name, current[name] ?? null] as const)
    const taken = { ...untouched(entity, sides()), ...Object.fromEntries(theirs) }
    for (const [name, value] of Object.entries(taken)) form.setValue(name, value, { shouldDirty: true })
    onChosen()
    form.clearErrors()
  }
  const handleReload = () => {
    form.reset(current)
    onChosen()
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('form.conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{translate('form.conflict.text')}</DialogContentText>
        {rows.map((property) => (
          <Choice
            key={property.name}
            {...{ entity, property, base, current }}
            mine={form.getValues(property.name)}
            isTheirs={Boolean(isTheirs[property.name])}
            onChoose={(theirs) => setTheirs((before) => ({ ...before, [property.name]: theirs }))}
          />
        ))}
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
  entity: Entity
  property: Property
  mine: unknown
  base: Values
  current: Values
  isTheirs: boolean
  onChoose: (theirs: boolean) => void
}

const Choice = ({ entity, property, mine, base, current, isTheirs, onChoose }: ChoiceProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const text = (value: unknown) =>
    plainText(property, value, locale, (key) => translate(key, { _: '' }), entity.name) || '–'
  const label = `conflict-${property.name}`
  return (
    <>
      <FormLabel id={label}>{translate(`resources.${entity.name}.fields.${property.name}`)}</FormLabel>
      <Typography variant="body2" color="text.secondary" id={`${label}-was`}>
        {`${translate('form.conflict.was')}: ${text(base[property.name])}`}
      </Typography>
      <RadioGroup
        aria-labelledby={label}
        aria-describedby={`${label}-was`}
        value={isTheirs}
        onChange={(_, value) => onChoose(value === 'true')}
        sx={{ mb: 2 }}
      >
        <FormControlLabel
          value={false}
          control={<Radio size="small" />}
          label={`${translate('form.conflict.mine')}: ${text(mine)}`}
        />
        <FormControlLabel
          value
          control={<Radio size="small" />}
          label={`${translate('form.conflict.theirs')}: ${text(current[property.name])}`}
        />
      </RadioGroup>
    </>
  )
}
