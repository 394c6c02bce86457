/** Progress of a run: a bar of what became of its files, and each number in words, which link to those files. */
import Box from '@mui/material/Box'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { processingItem } from '#schemas/generated/processing-item.ts'
import type { ProcessingRun } from '#schemas/generated/processing-run.ts'
import { parts, runText, through, type Part } from './runs.ts'

const colours: Readonly<Record<Part, string>> = {
  done: 'success.main',
  skipped: 'text.disabled',
  held: 'warning.main',
  failed: 'error.main',
}
const stateOf: Readonly<Record<Part, string>> = { done: 'done', skipped: 'skipped', held: 'in_hold', failed: 'error' }

export const RunProgress = ({ run, label }: { run: ProcessingRun; label: string }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const [total, behind] = [run.total ?? 0, through(run)]
  // A run that is over makes no progress.
  const isOver = run.finishedAt !== null || run.status === 'cancelled'
  const value = { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': Math.min(behind, total) }
  const progress = { role: 'progressbar', ...value }
  const list = createPath({ resource: processingItem.name, type: 'list' })
  const filter = (part: Part) => JSON.stringify({ run: { in: [run.id] }, status: { in: [stateOf[part]] } })
  return (
    <Box sx={{ mt: 1 }}>
      {total > 0 && (
        <Box
          {...(isOver ? { role: 'img' } : progress)}
          aria-label={label}
          sx={{ display: 'flex', height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.disabledBackground' }}
        >
          {parts.map((part) => (
            <Box
              key={part}
              sx={{
                bgcolor: colours[part],
                width: `${(100 * (run[part] ?? 0)) / total}%`,
                '@media (prefers-reduced-motion: no-preference)': { transition: 'width 400ms' },
              }}
            />
          ))}
        </Box>
      )}
      <Box sx={numbers}>
        <span>{translate(runText(run, 'of'), { done: format(behind), total: format(total) })}</span>
        {parts.map((part) => {
          const count = run[part] ?? 0
          if (count === 0) return null
          return (
            <LinkBase key={part} to={`${list}?filter=${encodeURIComponent(filter(part))}`}>
              <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colours[part] }} />
              {translate(`processing.runs.parts.${part}`, { smart_count: count, count: format(count) })}
            </LinkBase>
          )
        })}
      </Box>
    </Box>
  )
}

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 24,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const
