/** The figures of an answer; the one that was asked for is the largest. */
import Box from '@mui/material/Box'
import type { Figure } from './answerParts.ts'

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <Box
    component="dl"
    aria-live="polite"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: 4,
      rowGap: 1.5,
      m: 0,
      '@media print': { mt: 2 },
    }}
  >
    {figures.map(({ label, value, isMain }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{
            m: 0,
            fontVariantNumeric: 'tabular-nums',
            fontWeight: isMain ? 680 : 500,
            fontSize: isMain ? '1.625rem' : '1rem',
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
