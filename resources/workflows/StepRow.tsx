/** A step: its name, what it does in a sentence, what is wrong with it, and how many files are at it. */
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Warning from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useTranslate } from 'react-admin'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { FileCount } from './FileCount.tsx'
import { StepIcon } from './StepIcon.tsx'
import { stepPage } from './stepPage.ts'
import type { Course, Warning as StepWarning } from './useSteps.ts'
import type { StepText } from './useStepText.ts'

type StepRowProps = {
  workflow: number
  step: WorkflowStep
  place: number
  count: number
  text: StepText
  files: Course['steps'][number] | undefined
  warnings: readonly StepWarning[]
  /** A dragged step would be dropped before this one. */
  isTarget: boolean
  /** Absent: the order is fixed. */
  drag?: React.HTMLAttributes<HTMLElement>
  onMove: (by: -1 | 1) => void
}

const marks = ['isFourteenDayLetter', 'addsCollectionCosts', 'requiresApproval', 'stopOnPayment'] as const

export const StepRow = ({
  workflow,
  step,
  place,
  count,
  text,
  files,
  warnings,
  isTarget,
  drag,
  onMove,
}: StepRowProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const name = localizedText(step.name, locale)
  const fieldName = (field: string) => translate(`resources.workflow-step.fields.${field}`)
  return (
    <Box
      role="listitem"
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.25,
        alignItems: 'start',
        borderTop: 2,
        gridTemplateColumns: drag ? 'auto auto minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)',
        borderColor: isTarget ? 'primary.main' : 'transparent',
        '& + &': { borderTop: isTarget ? 2 : 1, borderColor: isTarget ? 'primary.main' : 'divider' },
      }}
    >
      {drag && (
        <Box
          {...drag}
          aria-hidden
          sx={{ cursor: 'grab', touchAction: 'none', pt: 0.25, color: 'text.disabled', lineHeight: 0 }}
        >
          <DragIndicator fontSize="small" />
        </Box>
      )}
      <Box sx={{ pt: 0.25, lineHeight: 0 }}>
        <StepIcon action={step.actionType} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Link component={LinkBase} to={stepPage.of(workflow, step.id)} sx={{ fontWeight: 600 }}>
            {step.sequence}. {name}
          </Link>
          {step.active === false && <Chip size="small" color="warning" label={translate('show.inactive')} />}
          {marks.map(
            (mark) => step[mark] && <Chip key={mark} size="small" variant="outlined" label={fieldName(mark)} />,
          )}
          {files && <FileCount step={step} files={files.files} due={files.due} />}
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('phrase.labelled', { label: text.when, value: text.what })}
        </Typography>
        {(text.conditions || text.follows) && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[text.conditions && translate('workflow.onlyIf', { conditions: text.conditions }), text.follows]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
        {warnings.map(({ kind, stops }) => (
          <Typography
            key={kind}
            variant="body2"
            sx={{ display: 'flex', gap: 0.5, color: stops ? 'error.main' : 'warning.main' }}
          >
            <Warning fontSize="small" aria-hidden />
            {translate(`workflow.warnings.${kind}`)}
          </Typography>
        ))}
      </Box>
      {drag && (
        <Box sx={{ display: 'flex' }}>
          {([-1, 1] as const).map((by) => (
            <IconButton
              key={by}
              size="small"
              data-step={step.id}
              data-by={by}
              aria-label={translate('phrase.labelled', {
                label: translate(by < 0 ? 'form.rows.up' : 'form.rows.down'),
                value: name,
              })}
              disabled={by < 0 ? place === 0 : place === count - 1}
              onClick={() => onMove(by)}
            >
              {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
            </IconButton>
          ))}
        </Box>
      )}
    </Box>
  )
}
