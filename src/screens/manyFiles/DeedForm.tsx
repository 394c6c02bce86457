/** Fields that a deed asks for, and the button that previews it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ComponentType } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { useFormState, type FieldValues, type Resolver } from 'react-hook-form'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { inputsOf } from '#resources/list/bulk/inputsOf.ts'
import { textPage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage, fieldErrors, formWide } from '#resources/form/serverErrors.ts'
import type { FileDeed } from './deeds.ts'
import { WorkflowInputs } from './WorkflowInputs.tsx'

type DeedFormProps = {
  deed: FileDeed
  /** Files have been chosen. */
  isReady: boolean
  /** Rejects with the server's refusal. */
  onPreview: (values: Readonly<Record<string, unknown>>) => Promise<void>
}

export const DeedForm = ({ deed, isReady, onPreview }: DeedFormProps) => {
  const translate = useTranslate()
  const placed = useMemo(() => new Set<string>(), [])
  const asked = useMemo(() => askedOf(deed), [deed])
  const { data: inputs, error, refetch } = useInputs(deed)
  const required = deed.isAction ? (deed.of.lifecycle?.actions[deed.action]?.fields.require ?? []) : []

  /** The server checks the rest, and says it at the field. */
  const resolver: Resolver<FieldValues> = (values) => {
    const missing = required.filter((field) => (values[field] ?? '') === '')
    const message = translate('validation.required')
    const errors = Object.fromEntries(missing.map((field) => [field, { type: 'required', message }]))
    return missing.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const handleSubmit = async (values: FieldValues) => {
    const given = toWire(asked, values, () => true)
    const whole = Object.fromEntries(deed.fields.map((name) => [name, given[name] ?? null]))
    try {
      await onPreview(deed.empties ? whole : filledIn(given))
      return undefined
    } catch (failure) {
      return fieldErrors(asked, failure, placed) ?? { [formWide]: translate(callMessage(failure)) }
    }
  }
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!inputs) return <Skeleton variant="rounded" height={120} />
  return (
    <ResourceContextProvider value={deed.of.name}>
      <CheckedForm inputs={placed} defaultValues={defaultsOf(deed)} resolver={resolver} onSubmit={handleSubmit}>
        <Box sx={textPage}>
          <FormAlert />
          {inputs.map(({ name, Input }) => (
            <Input key={name} required={required.includes(name)} />
          ))}
          {deed.fields.length === 0 && (
            <Typography color="text.secondary">{translate('manyFiles.nothingAsked')}</Typography>
          )}
          {deed.empties && <Typography color="text.secondary">{translate('bulkRuns.emptied')}</Typography>}
          <PreviewButton isReady={isReady} isDangerous={deed.isDangerous === true} />
        </Box>
      </CheckedForm>
    </ResourceContextProvider>
  )
}

const PreviewButton = ({ isReady, isDangerous }: { isReady: boolean; isDangerous: boolean }) => {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <Button
      type="submit"
      variant="contained"
      color={isDangerous ? 'error' : 'primary'}
      loading={isSubmitting}
      disabled={!isReady}
      sx={{ justifySelf: 'start' }}
    >
      {translate('bulkRuns.preview')}
    </Button>
  )
}

/** Inputs of actions are told whether they are required; others know. */
type NamedInput = { name: string; Input: ComponentType<{ required?: boolean }> }

/** Loads the inputs of a deed, in the order in which it names them. */
function useInputs(deed: FileDeed) {
  const { actionInputs } = useEntityDefinition(deed.of.name)
  return useQuery({
    queryKey: ['deedInputs', deed.name],
    queryFn: async (): Promise<NamedInput[]> => {
      if (deed.name === 'changeWorkflow') return [{ name: 'workflow', Input: WorkflowInputs }]
      if (deed.isAction) {
        const found = (await actionInputs?.()) ?? {}
        return deed.fields.flatMap((name) => (found[name] ? [{ name, Input: found[name] as NamedInput['Input'] }] : []))
      }
      const found = await inputsOf(deed.of, ({ name }) => deed.fields.includes(name))
      return deed.fields.flatMap((name) =>
        found.flatMap(({ property, Input }) => (property.name === name ? [{ name, Input }] : [])),
      )
    },
    staleTime: Infinity,
  })
}

function askedOf({ of, fields }: FileDeed) {
  const properties = fields.flatMap((field) => of.properties.filter(({ name }) => name === field))
  return { ...of, properties: properties.map((property) => ({ ...property, readOnly: false })) }
}

/** A new record begins with its defaults; of a file the new value is asked. */
const defaultsOf = ({ of, fields }: FileDeed) =>
  of.name === 'file'
    ? {}
    : Object.fromEntries(
        of.properties.flatMap(({ name, default: value }) =>
          value !== undefined && fields.includes(name) ? [[name, value]] : [],
        ),
      )
