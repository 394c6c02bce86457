/** The steps as boxes with arrows between them. For the eye only: the list beside it says the same in words. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { LinkBase } from 'react-admin'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { StepIcon } from './StepIcon.tsx'
import { arrowsOf, type Arrow } from './graph.ts'
import { stepPage } from './stepPage.ts'

const [height, gap, laneWidth, margin] = [40, 26, 16, 10]
const row = height + gap
const topOf = (place: number) => place * row
const middleOf = (place: number) => topOf(place) + height / 2

type StepGraphProps = {
  workflow: number
  steps: readonly WorkflowStep[]
  /** Steps that something is wrong with. */
  warned: ReadonlySet<number>
  current?: number
}

export const StepGraph = ({ workflow, steps, warned, current }: StepGraphProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const arrows = arrowsOf(steps)
  const left = roomFor(arrows, true)
  const right = roomFor(arrows, false)
  const ends = arrows.some(({ to, isElse }) => to === null && !isElse)
  const whole = topOf(steps.length) + (ends ? 28 : 0)
  return (
    <Box aria-hidden sx={{ position: 'relative', height: whole, maxWidth: 420, minWidth: 0 }}>
      <Lines arrows={arrows} count={steps.length} left={left} right={right} height={whole} />
      {steps.map(({ id, sequence, name, actionType, active }, place) => (
        <Box
          key={id}
          component={LinkBase}
          to={stepPage.of(workflow, id)}
          tabIndex={-1}
          title={localizedText(name, locale)}
          sx={{
            position: 'absolute',
            top: topOf(place),
            left,
            right,
            height,
            px: 1,
            gap: 1,
            display: 'flex',
            alignItems: 'center',
            borderRadius: 1,
            border: 1,
            typography: 'body2',
            color: 'text.primary',
            textDecoration: 'none',
            bgcolor: 'background.paper',
            borderColor: warned.has(id) ? 'warning.main' : 'divider',
            ...(id === current && { outline: 2, outlineColor: 'primary.main' }),
            opacity: active === false ? 0.55 : 1,
            '&:hover': { bgcolor: 'action.hover' },
            '& svg': { flexShrink: 0 },
          }}
        >
          <StepIcon action={actionType} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {sequence}. {localizedText(name, locale)}
          </Box>
        </Box>
      ))}
      {ends && (
        <Box
          sx={{
            position: 'absolute',
            bottom: 0,
            left,
            right,
            textAlign: 'center',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          {translate('workflow.end')}
        </Box>
      )}
    </Box>
  )
}

const roomFor = (arrows: readonly Arrow[], isElse: boolean): number => {
  const lanes = arrows.flatMap((arrow) => (arrow.isElse === isElse && arrow.lane !== null ? [arrow.lane + 1] : []))
  return Math.max(0, ...lanes) * laneWidth + (lanes.length > 0 ? margin : 2)
}

type LinesProps = { arrows: readonly Arrow[]; count: number; left: number; right: number; height: number }

/** Ways to the next step run at the right, those of conditions that are not met dashed at the left. */
const Lines = ({ arrows, count, left, right, height: whole }: LinesProps) => (
  <>
    <Box component="svg" sx={{ ...drawing, left: 0, width: left }} height={whole}>
      {arrows.flatMap((arrow) => beside(arrow, left, -1))}
    </Box>
    <Box component="svg" sx={{ ...drawing, right: 0, width: right }} height={whole}>
      {arrows.flatMap((arrow) => beside(arrow, 0, 1))}
    </Box>
    <Box
      component="svg"
      sx={{ ...drawing, left: `calc(50% + ${(left - right) / 2}px)`, width: 12, ml: '-6px' }}
      height={whole}
    >
      {arrows.flatMap(({ from, to, isElse, lane }) => {
        const isDown = lane === null && !isElse && (to === from + 1 || (to === null && from === count - 1))
        return isDown
          ? [
              <path
                key={from}
                d={`M6 ${topOf(from) + height} V${topOf(from + 1) - 4} ${head(6, topOf(from + 1), 'down')}`}
              />,
            ]
          : []
      })}
    </Box>
  </>
)

function beside({ from, to, isElse, lane }: Arrow, edge: number, side: 1 | -1) {
  if (lane === null || to === null || isElse !== side < 0) return []
  const x = edge + side * (margin + lane * laneWidth)
  const [start, end] = [middleOf(from) + 7, middleOf(to) - 7]
  const turn = end > start ? 6 : -6
  const bend = side * 6
  const path = `M${edge} ${start} H${x - bend} Q${x} ${start} ${x} ${start + turn} V${end - turn} Q${x} ${end} ${x - bend} ${end} H${edge + side * 3}`
  const arrow = head(edge, end, side > 0 ? 'left' : 'right')
  return [<path key={`${from}-${to}`} d={`${path} ${arrow}`} strokeDasharray={isElse ? '4 3' : undefined} />]
}

const head = (x: number, y: number, to: 'down' | 'left' | 'right'): string => {
  if (to === 'down') return `M${x - 4} ${y - 7} L${x} ${y - 2} L${x + 4} ${y - 7}`
  const back = to === 'left' ? 6 : -6
  return `M${x + back} ${y - 4} L${x + Math.sign(back)} ${y} L${x + back} ${y + 4}`
}

const drawing = {
  position: 'absolute',
  top: 0,
  overflow: 'visible',
  pointerEvents: 'none',
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  color: 'text.secondary',
} as const
