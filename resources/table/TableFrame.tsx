/** How a table looks: dense, one line per row, its head and first column in sight while it scrolls. */
import { styled } from '@mui/material/styles'

/** Its style gives `--row`, the height of a row. */
export const TableFrame = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 200,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.palette.background.paper,
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
  '& tr[data-index], & thead tr': { height: 'var(--row)' },
  '& th, & tr[data-index] > td': {
    height: 'var(--row)',
    padding: theme.spacing(0, 1.5),
    textAlign: 'left',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderBottom: `1px solid ${theme.palette.divider}`,
    backgroundColor: 'inherit',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
  },
  '& thead th.numeric, & tr[data-index] > td.numeric': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th.numeric .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& thead th.select, & tr[data-index] > td.select': { width: 48, padding: theme.spacing(0, 0.5) },
  '& thead th.actions, & tr[data-index] > td.actions': {
    position: 'sticky',
    right: 0,
    width: 92,
    padding: theme.spacing(0, 1),
    textAlign: 'right',
    overflow: 'visible',
  },
  '& tr[data-index] > td.actions': { zIndex: 1 },
  '& thead th.actions': { zIndex: 3 },
  '& tr[data-index]': { backgroundColor: theme.palette.background.paper },
  '& tr[data-index]:hover, & tr[aria-selected=true]': {
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  '& tr[data-index]:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& .opens tr[data-index]': { cursor: 'pointer' },
  [theme.breakpoints.down('sm')]: {
    '& thead th.actions, & tr[data-index] > td.actions': { right: 'auto' },
    '& th:first-of-type, & tr[data-index] > td:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      boxShadow: `1px 0 0 ${theme.palette.divider}`,
    },
    '& thead th:first-of-type': { zIndex: 3 },
  },
}))
