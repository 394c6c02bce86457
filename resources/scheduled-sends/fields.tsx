/** Inputs of schedules: the kind is that of the page, and a step one of the chosen workflow. */
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { isObject } from '#providers/callErrors.ts'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

/** Input for the type of a new schedule, unless its page has set it: the type cannot change. */
export const TypeInput = () => {
  const surface = useContext(SurfaceContext)
  if (surface?.mode === 'edit' || surface?.initial?.type !== undefined) return null
  return <EnumControl source="type" values={['processing', 'email', 'sms']} required />
}

export const StepInput = () => {
  const workflow: unknown = useWatch({ name: 'workflow' })
  const id = isObject(workflow) ? workflow.id : workflow
  const where = { active: true, ...(typeof id === 'number' && { workflow: id }) }
  return <RelationControl key={String(id)} source="step" reference="workflow-step" embed={['name']} where={where} />
}
