/**
 * Line chart of a period. The table below it has the same numbers for those who cannot see it; pointing at a moment
 * shows its values.
 */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type PointerEvent } from 'react'

export type Line = {
  name: string
  colour: 'primary' | 'error' | 'info' | 'warning'
  values: readonly (number | null)[]
}

type LineChartProps = {
  title: string
  lines: readonly Line[]
  /** Label of each point. */
  moments: readonly string[]
  format: (value: number) => string
}

const height = 160
const margin = { left: 48, right: 8, top: 8, bottom: 20 }
const innerHeight = height - margin.top - margin.bottom

export const LineChart = ({ title, lines, moments, format }: LineChartProps) => {
  const { palette, breakpoints } = useTheme()
  // Text shrinks with the drawing, so a narrow screen gets a narrower one.
  const width = useMediaQuery(breakpoints.down('sm')) ? 340 : 600
  const inner = { width: width - margin.left - margin.right, height: innerHeight }
  const [at, setAt] = useState<number | null>(null)
  const top = roundTop(Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const x = (index: number) => margin.left + (moments.length > 1 ? (index / (moments.length - 1)) * inner.width : 0)
  const y = (value: number) => margin.top + inner.height - (value / top) * inner.height
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = ((event.clientX - box.left) / box.width) * width - margin.left
    setAt(Math.max(0, Math.min(moments.length - 1, Math.round((place / inner.width) * (moments.length - 1)))))
  }
  const label = { fill: palette.text.secondary, fontSize: 11 }
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minHeight: 44 }}>
        <Typography component="h2" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {at === null ? '' : moments[at]}
        </Typography>
        {/* Together, so that on a phone none of them stands below the title alone. */}
        <Box sx={{ display: 'flex', columnGap: 2 }}>
          {lines.map(({ name, colour, values }) => {
            const value = at === null ? null : values[at]
            return (
              <Typography key={name} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <Box component="span" sx={{ width: 12, height: 3, borderRadius: 1, bgcolor: `${colour}.main` }} />
                {name}
                {value !== null && value !== undefined && <strong>{format(value)}</strong>}
              </Typography>
            )
          })}
        </Box>
      </Box>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        aria-hidden="true"
        style={{ display: 'block', touchAction: 'pan-y' }}
        onPointerMove={handleMove}
        onPointerLeave={() => setAt(null)}
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} stroke={palette.divider} />
            <text {...label} x={margin.left - 6} y={y(value) + 4} textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        <text {...label} x={margin.left} y={height - 4}>
          {moments[0]}
        </text>
        <text {...label} x={width - margin.right} y={height - 4} textAnchor="end">
          {moments.at(-1)}
        </text>
        {lines.map(({ name, colour, values }) => (
          <path
            key={name}
            d={pathOf(values, x, y)}
            fill="none"
            stroke={palette[colour].main}
            strokeWidth={1.75}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {at !== null && (
          <line
            x1={x(at)}
            x2={x(at)}
            y1={margin.top}
            y2={margin.top + inner.height}
            stroke={palette.text.secondary}
            strokeDasharray="2 3"
          />
        )}
      </svg>
    </Paper>
  )
}

/** A value between two gaps is drawn as a dot. */
function pathOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isFirst = index === 0 || values[index - 1] === null
      const place = `${x(index).toFixed(1)} ${y(value).toFixed(1)}`
      return isFirst ? `M${place}h0` : `L${place}`
    })
    .join('')
}

/** Top of the scale: a round number that halves well, not below the highest value. */
function roundTop(highest: number): number {
  if (highest <= 0) return 1
  const size = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 6, 8, 10].find((one) => highest <= one * size) ?? 10
  return step * size
}
