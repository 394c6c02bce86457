/** The steps of the workflow beside the form of one: where it stands, what is wrong, and moving it. */
import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Warning from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { LinkBase, useTranslate } from 'react-admin'
import { useRowDrag } from '#resources/inputs/rows/useRowDrag.ts'
import { useMay } from '#resources/contexts/may.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { StepIcon } from '#resources/workflows/StepIcon.tsx'
import { stepPage } from '#resources/workflows/stepPage.ts'
import { useAddStep } from '#resources/workflows/useAddStep.ts'
import { useStepOrder } from '#resources/workflows/useStepOrder.ts'
import type { Course } from '#resources/workflows/useSteps.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

type StepSideProps = {
  workflow: number
  steps: readonly WorkflowStep[]
  course: Course | undefined
  current: number | undefined
  refetch: () => Promise<void>
}

export const StepSide = ({ workflow, steps, course, current, refetch }: StepSideProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const may = useMay()
  const { shown, move, said } = useStepOrder({ workflow, steps, refetch })
  const { list, dragProps, target } = useRowDrag((from, to) => void move(from, to))
  const { add, isBusy } = useAddStep(workflow)
  const mayOrder = steps[0]?.workflow.status === 'draft' && may(workflowStep.access.update)
  const own = shown.findIndex(({ id }) => id === current)
  const warnings = course?.warnings ?? []
  return (
    <Paper component="nav" variant="outlined" aria-label={translate('workflow.steps')} sx={{ p: 1, minWidth: 0 }}>
      <Box ref={list} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map(({ id, sequence, name, actionType, active }, place) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 36,
              px: 1,
              borderRadius: 1,
              minWidth: 0,
              borderTop: 2,
              borderColor: target === place ? 'primary.main' : 'transparent',
              bgcolor: id === current ? 'action.selected' : undefined,
              opacity: active === false ? 0.6 : 1,
            }}
          >
            {mayOrder && (
              <Box
                {...dragProps(place)}
                aria-hidden
                sx={{ cursor: 'grab', touchAction: 'none', lineHeight: 0, color: 'text.disabled' }}
              >
                <DragIndicator fontSize="small" />
              </Box>
            )}
            <StepIcon action={actionType} />
            <Link
              component={LinkBase}
              to={stepPage.of(workflow, id)}
              aria-current={id === current ? 'page' : undefined}
              color="inherit"
              underline="hover"
              variant="body2"
              sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', py: 0.75 }}
            >
              {sequence}. {localizedText(name, locale)}
            </Link>
            {warnings.some(({ step }) => step === id) && (
              <Warning fontSize="small" color="warning" titleAccess={translate('workflow.hasWarning')} />
            )}
          </Box>
        ))}
      </Box>
      {mayOrder && own >= 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, pl: 1 }}>
          <Button
            size="small"
            startIcon={<Add />}
            loading={isBusy}
            onClick={() => void add(current)}
            sx={{ mr: 'auto' }}
          >
            {translate('workflow.addBehind')}
          </Button>
          <IconButton
            size="small"
            aria-label={translate('form.rows.up')}
            disabled={own === 0}
            onClick={() => void move(own, own - 1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('form.rows.down')}
            disabled={own === shown.length - 1}
            onClick={() => void move(own, own + 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </Box>
      )}
      {warnings
        .filter(({ step }) => step === current)
        .map(({ kind, stops }) => (
          <Typography key={kind} variant="body2" sx={{ px: 1, pt: 1, color: stops ? 'error.main' : 'warning.main' }}>
            {translate(`workflow.warnings.${kind}`)}
          </Typography>
        ))}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Paper>
  )
}
