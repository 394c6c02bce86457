/** Chooses another step of the same workflow. */
import MenuItem from '@mui/material/MenuItem'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { useTyped } from '#resources/contexts/RowContext.ts'
import { Field } from '#resources/inputs/Field.tsx'
import { useControl } from '#resources/inputs/useControl.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

type Chosen = { id: number; name?: unknown }

export const StepChoice = ({ source }: { source: 'nextStep' | 'elseStep' }) => {
  const control = useControl<Chosen>({ source })
  const translate = useTranslate()
  const locale = useKnownLocale()
  const own = useRecordContext<WorkflowStep>()?.id
  const { workflow } = useTyped() as { workflow?: { id: number } | null }
  const { data = [] } = useGetList<WorkflowStep>(
    workflowStep.name,
    {
      filter: { workflow: workflow?.id },
      sort: { field: 'sequence', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: workflow !== undefined && workflow !== null },
  )
  const others = data.filter(({ id }) => id !== own)
  const known = others.some(({ id }) => id === control.value?.id)
  return (
    <Field
      control={control}
      select
      value={control.value?.id ?? ''}
      onChange={({ target }) => {
        const chosen = others.find(({ id }) => id === Number(target.value))
        control.change(chosen ? { id: chosen.id, name: chosen.name } : null)
      }}
      onBlur={control.blur}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate(source === 'nextStep' ? 'workflow.nothingFollows' : 'workflow.asNext')}</MenuItem>
      {!known && control.value && (
        <MenuItem value={control.value.id}>{localizedText(control.value.name, locale)}</MenuItem>
      )}
      {others.map(({ id, sequence, name }) => (
        <MenuItem key={id} value={id}>
          {sequence}. {localizedText(name, locale)}
        </MenuItem>
      ))}
    </Field>
  )
}
