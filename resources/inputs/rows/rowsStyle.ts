/** Layout of rows of inputs: one grid if all columns fit, else a card per row. */
import type { SxProps, Theme } from '@mui/material/styles'
import type { Property } from '#schemas/entity.ts'

/** A column of rows, or a property of child rows. */
export type CellKind = Pick<Property, 'type' | 'format' | 'maxLength'>

/** Smallest width in pixels in which a value stays readable. */
function leastWidth({ type, format, maxLength = 100 }: CellKind): number {
  switch (type) {
    case 'boolean':
      return 90
    case 'integer':
    case 'percentage':
    case 'decimal':
      return 100
    case 'date':
      return 150
    case 'date-time':
      return 190
    case 'money':
      return 210
    case 'text':
    case 'list':
    case 'localized':
    case 'relation':
      return 220
    // Too wide for a table: each row is a card.
    case 'rows':
    case 'json':
      return 5000
    default:
      return format === 'colour' || maxLength <= 20 ? 120 : 150
  }
}

/** A selected label is read as a whole, so a select gets as much space as a longer text. */
const share = (column: CellKind): number => (column.type === 'enum' ? 220 : leastWidth(column))

/** Handle before the columns; up, down and remove after them. */
const buttons = { before: 28, after: 100 }
const gap = 8

export const columnTracks = (columns: readonly CellKind[]): string =>
  columns.map((column) => `minmax(${leastWidth(column)}px, ${share(column)}fr)`).join(' ')

/** Labels are visually hidden, because the column heading is visible; doubled class for specificity. */
const hiddenLabel = {
  '& .cell .MuiInputLabel-root, & .cell .MuiFormLabel-root:not(.stays)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    transform: 'none',
  },
  '& .cell fieldset': { top: 0 },
  '& .cell legend': { display: 'none' },
  '& .cell .MuiSwitch-root + .MuiFormControlLabel-label': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
} as const

export function rowsStyle(columns: readonly CellKind[]): SxProps<Theme> {
  const wanted = columns.reduce((sum, column) => sum + leastWidth(column) + gap, buttons.before + buttons.after + gap)
  const inGrid = {
    display: 'grid',
    gridTemplateColumns: `${buttons.before}px var(--tracks) ${buttons.after}px`,
    columnGap: `${gap}px`,
  }
  return {
    '& .rows': { listStyle: 'none', m: 0, p: 0, outline: 'none' },
    '& .none': { py: 0.5 },
    '& .head': { display: 'none' },
    '& .row': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      alignItems: 'start',
      gap: 1.5,
      p: 1.5,
      mb: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      '&.isTarget': { boxShadow: ({ palette }: Theme) => `0 -2px 0 ${palette.primary.main}` },
    },
    '& .cell': { minWidth: 0 },
    '& .cell .MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& .computed .name': { display: 'block', typography: 'caption', color: 'text.secondary' },
    '& .computed': { fontVariantNumeric: 'tabular-nums' },
    '& .handle': { display: 'none' },
    '& .number': { gridColumn: '1 / -1', typography: 'subtitle2', lineHeight: '24px' },
    '& .tools': { display: 'flex', position: 'absolute', top: 6, right: 6 },
    [`@container (min-width: ${wanted}px)`]: {
      ...hiddenLabel,
      '& .head': { ...inGrid, typography: 'caption', color: 'text.secondary', pb: 0.5 },
      '& .row': {
        ...inGrid,
        rowGap: 0,
        p: 0,
        py: 0.5,
        m: 0,
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 0,
      },
      '& .number, & .computed .name': { display: 'none' },
      '& .computed': { display: 'flex', alignItems: 'center', minHeight: 40 },
      '& .handle': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: 40,
        cursor: 'grab',
        touchAction: 'none',
        color: 'text.secondary',
      },
      '& .tools': { position: 'static', height: 40, alignItems: 'center' },
    },
  }
}
