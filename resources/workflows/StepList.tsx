/** The steps of a workflow in words, in their order; those of a draft are dragged, or moved by buttons. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useRowDrag } from '#resources/inputs/rows/useRowDrag.ts'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { StepRow } from './StepRow.tsx'
import { useStepOrder } from './useStepOrder.ts'
import { useStepText } from './useStepText.ts'
import type { Course } from './useSteps.ts'

type StepListProps = {
  workflow: number
  steps: readonly WorkflowStep[]
  course: Course | undefined
  mayOrder: boolean
  refetch: () => Promise<void>
}

export const StepList = ({ workflow, steps, course, mayOrder, refetch }: StepListProps) => {
  const translate = useTranslate()
  const { shown, move, said } = useStepOrder({ workflow, steps, refetch })
  const textOf = useStepText(shown)
  const { list, dragProps, target } = useRowDrag((from, to) => void move(from, to))
  const pressed = useRef<{ id: number; by: -1 | 1 }>(undefined)
  useEffect(() => {
    // A row that moves takes its button along; the browser does not always keep the focus on it.
    if (!pressed.current) return
    const { id, by } = pressed.current
    pressed.current = undefined
    const buttons = [by, -by].map((one) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${id}"][data-by="${one}"]`),
    )
    buttons.find((button) => button && !button.disabled)?.focus()
  })
  const countOf = (id: number) => course?.steps.find(({ step }) => step === id)
  return (
    <>
      <Box
        ref={list}
        role="list"
        aria-label={translate('workflow.steps')}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {shown.map((step, place) => (
          <StepRow
            key={step.id}
            {...{ workflow, step, place, count: shown.length }}
            text={textOf(step)}
            files={countOf(step.id)}
            warnings={course?.warnings.filter((one) => one.step === step.id) ?? []}
            isTarget={target === place}
            drag={mayOrder ? dragProps(place) : undefined}
            onMove={(by) => {
              pressed.current = { id: step.id, by }
              void move(place, place + by)
            }}
          />
        ))}
      </Box>
      {steps.length === 0 && <Typography color="text.secondary">{translate('workflow.noSteps')}</Typography>}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </>
  )
}
