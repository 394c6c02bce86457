/** Chooses properties and their new values for many records; what is left empty is emptied. */
import Autocomplete from '@mui/material/Autocomplete'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useGetResourceLabel, useTranslate, useTranslateLabel } from 'react-admin'
import type { FieldValues, Resolver } from 'react-hook-form'
import { toWire } from '#providers/wireRecord.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { FormButtons } from '#resources/form/FormButtons.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage, fieldErrors, formWide } from '#resources/form/serverErrors.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { inputsOf, type PropertyInput } from './inputsOf.ts'
import type { Deed } from './usePreview.ts'

type BulkEditProps = {
  entity: Entity
  /** Number of selected records. */
  count: number
  /** Rejects with the server's refusal. */
  preview: (deed: Deed) => Promise<void>
  onClose: () => void
}

export const BulkEdit = ({ entity, count, preview, onClose }: BulkEditProps) => {
  const heading = useId()
  const translate = useTranslate()
  const may = useMay()
  const labelOf = useGetResourceLabel()
  const title = translate('bulkRuns.edit', {
    count: new Intl.NumberFormat(useKnownLocale()).format(count),
    name: labelOf(entity.name, count),
  })
  const mayWrite = ({ readOnly, access }: Property) =>
    !readOnly && [access?.read, access?.write].every((right) => right === undefined || may(right))
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'bulkInputs'],
    queryFn: () => inputsOf(entity, mayWrite),
    staleTime: Infinity,
  })
  return (
    <AskingDialog
      open
      onClose={onClose}
      leaving="page"
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{title}</DialogTitle>
          {error ? (
            <ReadFailure error={error} onRetry={refetch} />
          ) : data ? (
            <Values {...{ entity, preview }} offered={data} onCancel={close} />
          ) : (
            <Skeleton variant="rounded" height={120} sx={{ m: 3 }} />
          )}
        </>
      )}
    </AskingDialog>
  )
}

type ValuesProps = Pick<BulkEditProps, 'entity' | 'preview'> & {
  offered: readonly PropertyInput[]
  onCancel: () => void
}

const Values = ({ entity, preview, offered, onCancel }: ValuesProps) => {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const placed = useMemo(() => new Set<string>(), [])
  const [chosen, setChosen] = useState<readonly PropertyInput[]>([])
  const label = ({ property: { name } }: PropertyInput) =>
    String(translateLabel({ source: name, resource: entity.name }))
  const asked = { ...entity, properties: chosen.map(({ property }) => property) }

  /** The server checks each record, and the preview says it. */
  const resolver: Resolver<FieldValues> = (values) => ({ values, errors: {} })
  const handleSubmit = async (values: FieldValues) => {
    const given = toWire(asked, values, () => true)
    const whole = Object.fromEntries(asked.properties.map(({ name }) => [name, given[name] ?? null]))
    try {
      await preview({ action: 'update', values: whole })
      return undefined
    } catch (error) {
      return fieldErrors(asked, error, placed) ?? { [formWide]: translate(callMessage(error)) }
    }
  }
  return (
    <CheckedForm inputs={placed} resolver={resolver} onSubmit={handleSubmit}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FormAlert />
        <Autocomplete
          multiple
          disableCloseOnSelect
          openOnFocus
          size="small"
          options={offered}
          value={[...chosen]}
          getOptionLabel={label}
          isOptionEqualToValue={(one, other) => one.property.name === other.property.name}
          onChange={(_, next) => setChosen(next)}
          renderInput={(input) => (
            <TextField
              {...input}
              autoFocus
              label={translate('bulkRuns.properties')}
              helperText={translate('bulkRuns.emptied')}
            />
          )}
        />
        {chosen.map(({ property, Input }) => (
          <Input key={property.name} />
        ))}
      </DialogContent>
      <DialogActions>
        <FormButtons label={translate('bulkRuns.preview')} isReady={chosen.length > 0} onCancel={onCancel} />
      </DialogActions>
    </CheckedForm>
  )
}
