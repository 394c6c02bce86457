/** Inputs of one record within a step: every key is reported, and the server's mistakes stand at their inputs. */
import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Entity } from '#schemas/entity.ts'
import type { Values } from '#resources/form/changes.ts'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { RowContext } from '#resources/contexts/RowContext.ts'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { LiveRules } from '#resources/form/LiveRules.tsx'
import type { Errors } from './typedFile.ts'

type FormPartProps = {
  entity: Entity
  /** Start values; later ones are the form's own. */
  values: Values
  errors: Errors
  onTyped: (values: Values) => void
  onSubmit: () => void
  children: ReactNode
}

export const FormPart = ({ entity, values, errors, onTyped, onSubmit, children }: FormPartProps) => {
  const inputs = useMemo(() => new Set<string>(), [])
  const [first] = useState(values)
  return (
    <ResourceContextProvider value={entity.name}>
      <SurfaceContext value={surface}>
        <CheckedForm
          inputs={inputs}
          defaultValues={first}
          onSubmit={onSubmit}
          warnWhenUnsavedChanges={false}
          sanitizeEmptyValues={false}
        >
          <RowContext value={null}>
            <Told errors={errors} inputs={inputs} />
            <Reported onTyped={onTyped} />
            <LiveRules entity={entity}>{children}</LiveRules>
          </RowContext>
        </CheckedForm>
      </SurfaceContext>
    </ResourceContextProvider>
  )
}

const surface = { in: 'page', mode: 'create', onSaved: () => undefined, onCancel: () => undefined } as const

const Reported = ({ onTyped }: Pick<FormPartProps, 'onTyped'>) => {
  const { watch } = useFormContext()
  const report = useEffectEvent(onTyped)
  useEffect(() => {
    const { unsubscribe } = watch((values) => report(values as Values))
    return unsubscribe
  }, [watch])
  return null
}

/** Shows errors at their inputs, and those without an input above the form. */
const Told = ({ errors, inputs }: { errors: Errors; inputs: ReadonlySet<string> }) => {
  const { setError, clearErrors } = useFormContext()
  const [rest, setRest] = useState<readonly string[]>([])
  const written = JSON.stringify(errors)
  useEffect(() => {
    // Errors are set after the inputs have registered.
    const timer = setTimeout(() => {
      clearErrors()
      const left: string[] = []
      for (const [place, message] of Object.entries(JSON.parse(written) as Errors)) {
        if (inputs.has(place)) setError(place, { type: 'server', message })
        else left.push(message)
      }
      setRest([...new Set(left)])
    })
    return () => clearTimeout(timer)
  }, [written, inputs, setError, clearErrors])
  if (rest.length === 0) return null
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      {rest.join('\n')}
    </Alert>
  )
}
