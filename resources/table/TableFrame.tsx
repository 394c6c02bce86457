/** Style of tables: dense, one line per row, sticky heading and first column. */
import { styled } from '@mui/material/styles'
import { cards } from './cards.ts'

/** Frame of a table. Callers set `--row`, the height of a row, and `--least`, the fewest rows shown in a low window. */
export const TableFrame = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 'calc(var(--least) * var(--row))',
  overflow: 'auto',
  // Keeps content for screen readers from extending the page.
  position: 'relative',
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
    // A long heading wraps to a second line.
    lineHeight: 1.2,
    whiteSpace: 'normal',
    hyphens: 'auto',
  },
  '& thead th.numeric, & tr[data-index] > td.numeric': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead th.flag, & tr[data-index] > td.flag': { textAlign: 'center' },
  // The heading is centred, and the sort arrow is positioned outside it.
  '& th.flag .MuiTableSortLabel-icon': { position: 'absolute', left: '100%' },
  '& th .MuiTableSortLabel-icon': { margin: '0 2px', fontSize: 16 },
  // Aligns sort buttons with headings that are plain text.
  '& .MuiTableSortLabel-root': { verticalAlign: 'baseline' },
  // Otherwise sortable headings sit half a pixel lower.
  '& th .MuiTableSortLabel-root': { verticalAlign: 'top' },
  '& th.numeric .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& thead th.select, & tr[data-index] > td.select': { width: 48, padding: theme.spacing(0, 0.5) },
  '& thead th.actions, & tr[data-index] > td.actions': {
    position: 'sticky',
    right: 0,
    width: 108,
    padding: theme.spacing(0, 1),
    textAlign: 'right',
    overflow: 'visible',
    boxShadow: `-1px 0 0 ${theme.palette.divider}`,
  },
  // Only cards fold their headings.
  '& thead th.sorting': { display: 'none' },
  '& thead th.handle, & tr[data-index] > td.handle': { width: 34, padding: 0, textAlign: 'center' },
  '& tr[data-index] > td.actions': { zIndex: 1 },
  '& thead th.actions': { zIndex: 3 },
  '& tr[data-index]': { backgroundColor: theme.palette.background.paper },
  '& tr[data-index]:hover, & tr[aria-selected=true]': {
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  '& tr[data-index]:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& tr.inactive > td, & tr.inactive .title': { color: theme.palette.text.secondary },
  '& tr.inactive > td:not(.actions, .select, .handle)': { fontStyle: 'italic' },
  '& tr[data-dragged] > td': { opacity: 0.5 },
  '& tr[data-drop=before] > td': { boxShadow: `inset 0 2px 0 ${theme.palette.primary.main}` },
  '& tr[data-drop=after] > td': { boxShadow: `inset 0 -2px 0 ${theme.palette.primary.main}` },
  '& td[data-editable]': { cursor: 'text' },
  '& td[data-editable]:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& [data-handle]': { cursor: 'grab', touchAction: 'none' },
  '& .opens tr[data-index]': { cursor: 'pointer' },
  '& .title': { color: 'inherit', fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .act': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    color: theme.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    verticalAlign: 'middle',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '& svg': { width: 20, height: 20, fill: 'currentColor' },
  },
  // 599.95 px, as in useRowHeight. In print it stays a table.
  [`@media screen and (max-width:599.95px)`]: cards(theme),
}))
