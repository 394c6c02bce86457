/** Form of one step: checked before the next step, and stored on every key. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useFormContext, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { Values } from '#resources/form/changes.ts'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { LiveRules } from '#resources/form/LiveRules.tsx'
import { useValidate } from '#resources/form/useValidate.ts'
import { partEntities, partValidators, type Step } from './steps.tsx'

/** The server's errors of a part by field; `common` has no field. */
export type Said = Readonly<Record<string, string>>

type StepFormProps = {
  step: Step
  values: Values
  said: Said
  onTyped: (values: Values) => void
  onDone: (values: Values) => void
  /** Content below the fields. */
  children: ReactNode
}

export const StepForm = ({ step, values, said, onTyped, onDone, children }: StepFormProps) => {
  const entity = partEntities[step.part]
  const inputs = useMemo(() => new Set<string>(), [])
  const whole = useValidate(entity, 'create', partValidators[step.part], inputs)
  const resolver: Resolver<FieldValues> = async (typed, context, options) => {
    const { errors } = await whole(typed, context, options)
    // Fields of other steps are checked there.
    const own: FieldErrors = {}
    for (const name of Object.keys(errors)) if (inputs.has(name)) own[name] = errors[name] as FieldErrors[string]
    return Object.keys(own).length > 0 ? { values: {}, errors: own } : { values: typed, errors: {} }
  }
  return (
    <ResourceContextProvider value={entity.name}>
      <SurfaceContext value={surface}>
        <CheckedForm
          inputs={inputs}
          defaultValues={values}
          resolver={resolver}
          onSubmit={(typed: Values) => onDone(typed)}
          warnWhenUnsavedChanges={false}
        >
          <Keeper onTyped={onTyped} />
          <SaidErrors said={said} />
          <LiveRules entity={entity}>
            <FormGroup>
              {Object.entries(step.inputs).map(([name, Input]) => (
                <Input key={name} />
              ))}
            </FormGroup>
          </LiveRules>
          {children}
        </CheckedForm>
      </SurfaceContext>
    </ResourceContextProvider>
  )
}

const surface = { in: 'page', mode: 'create', onSaved: () => undefined, onCancel: () => undefined } as const

/** Reports every change of the input. */
const Keeper = ({ onTyped }: { onTyped: (values: Values) => void }) => {
  const { watch } = useFormContext()
  useEffect(() => {
    const { unsubscribe } = watch((values) => onTyped(values as Values))
    return unsubscribe
  }, [watch, onTyped])
  return null
}

/** Shows the server's errors at their fields, others above. */
const SaidErrors = ({ said }: { said: Said }) => {
  const { setError } = useFormContext()
  useEffect(() => {
    // Errors are set after the form has mounted, which clears them.
    const timer = setTimeout(() => {
      for (const [name, message] of Object.entries(said))
        if (name !== 'common') setError(name, { type: 'server', message })
    })
    return () => clearTimeout(timer)
  }, [said, setError])
  return (
    <Box role="alert" sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {said.common && <Alert severity="error">{said.common}</Alert>}
    </Box>
  )
}
