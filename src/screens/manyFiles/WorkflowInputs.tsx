/** A workflow that is in use, and one of its steps; without one, its first. */
import { useWatch } from 'react-hook-form'
import { isObject } from '#providers/callErrors.ts'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const WorkflowInputs = () => {
  const workflow: unknown = useWatch({ name: 'workflow' })
  const id = isObject(workflow) ? workflow.id : workflow
  return (
    <>
      <RelationControl
        source="workflow"
        reference="workflow"
        embed={['name', 'revision']}
        where={{ status: 'active' }}
        required
      />
      {typeof id === 'number' && (
        <RelationControl
          key={id}
          source="workflowStep"
          reference="workflow-step"
          embed={['name']}
          where={{ workflow: id, active: true }}
        />
      )}
    </>
  )
}
