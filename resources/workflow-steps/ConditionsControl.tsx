/** Conditions of a step as sentences to fill in: what, how it compares, and a value of the fitting kind. */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useContext, useEffect, useId } from 'react'
import { useTranslate, useWrappedSource } from 'react-admin'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { InputsContext, useIsClosed } from '#resources/contexts/FormSurface.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import { firstOf, type Condition } from '#resources/workflows/conditions.ts'
import { ConditionRow } from './ConditionRow.tsx'

const most = 20

export const ConditionsControl = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const inputs = useContext(InputsContext)
  const place = useWrappedSource(source)
  const isClosed = useIsClosed(place)
  const label = useLabel(source)
  const heading = useId()
  const { fields, append, remove, update } = useFieldArray({ name: place })
  const rows = (useWatch({ name: place }) ?? []) as Condition[]
  const { errors } = useFormState({ name: place })
  useEffect(() => {
    inputs.add(place)
    return () => void inputs.delete(place)
  }, [inputs, place])
  return (
    <Box role="group" aria-labelledby={heading} sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={heading} variant="body2" color="text.secondary">
        {label}
      </Typography>
      {fields.length === 0 && <Typography variant="body2">{translate('workflow.always')}</Typography>}
      {fields.map(({ id }, at) => (
        <ConditionRow
          key={id}
          place={at}
          condition={rows[at] ?? firstOf('outstanding')}
          error={messageIn(get(errors, `${place}.${at}`))}
          isClosed={isClosed}
          onChange={(next) => update(at, next)}
          onRemove={() => remove(at)}
        />
      ))}
      {!isClosed && fields.length < most && (
        <Box>
          <Button size="small" startIcon={<Add />} onClick={() => append(firstOf('outstanding'))}>
            {translate('workflow.addCondition')}
          </Button>
        </Box>
      )}
      <FormHelperText sx={{ mx: 0 }}>{translate('workflow.conditionsHelp')}</FormHelperText>
    </Box>
  )
}

/** The first message of a row, wherever in it. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, inner]) => messageIn(inner))
    .find((message) => message !== undefined)
}
