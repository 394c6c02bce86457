/**
 * Style of a table on a phone: each row is a card of two lines, the title above the first three columns, without
 * horizontal scrolling. The headings stand over nothing there: they are folded into a list to sort by.
 */
import type { Theme } from '@mui/material/styles'

const title =
  '& tr[data-index] > td.named, & tr[data-index]:not(:has(> .named)) > td[data-column]:not([data-column] ~ td)'
/** All columns but the title. */
const value = 'td[data-column]:not(.named)'
const filled = `${value}:not(:empty)`
/** The second, third and fourth column, and all later ones. */
const nth = (place: number): string => `& tr[data-index] > ${Array.from({ length: place }, () => value).join(' ~ ')}`

export const cards = (theme: Theme) => ({
  overflowX: 'hidden',
  '& table, & thead, & tbody': { display: 'block', width: '100%' },
  '& tr[aria-hidden]': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    height: 'auto',
    minHeight: 44,
    backgroundColor: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& thead th': { flex: 'none', width: 'auto !important', height: 'auto', border: 0, whiteSpace: 'nowrap' },
  '& thead th:not(.select)': { display: 'none' },
  '& thead th.sorting': { display: 'block', padding: 0 },
  '& thead tr[data-sorts] th[aria-sort]': { display: 'block', flexBasis: '100%', padding: theme.spacing(0, 2) },
  '& thead tr[data-sorts] .MuiTableSortLabel-root': { display: 'flex', width: '100%', minHeight: 44 },
  '& tr[data-index]': {
    display: 'grid',
    gridTemplateColumns: 'auto fit-content(45%) fit-content(45%) minmax(auto, 1fr) auto',
    gridTemplateRows: '1fr 1fr',
    alignItems: 'center',
    padding: theme.spacing(0.5, 0, 0.5, 0.5),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tr[data-index] > td': {
    height: 'auto',
    minWidth: 'var(--least-width, 0)',
    border: 0,
    padding: theme.spacing(0, 1),
    // The whole card is highlighted when selected, not only its cells.
    backgroundColor: 'transparent',
  },
  // Text is cut off in favour of numbers and days, which must stay whole.
  '& tr[data-index] > td.numeric, & tr[data-index] > td:has(> time:only-child)': { '--least-width': 'max-content' },
  '& tr[data-index] > td[colspan]': { gridColumn: '1 / -1', gridRow: '1 / -1', padding: theme.spacing(0, 2) },
  '& tr[data-index] > td.select, & tr[data-index] > td.handle': { gridColumn: 1, gridRow: '1 / -1' },
  // Rows that can be moved are not selectable by touch.
  '& tr[data-index] > td.handle + td.select': { display: 'none' },
  [nth(1)]: { gridColumn: 2, gridRow: 2, color: theme.palette.text.secondary, textAlign: 'left' },
  // Explicit positions, because a missing checkbox or handle would shift the columns.
  [nth(2)]: { gridColumn: 3 },
  [nth(3)]: { gridColumn: 4, minWidth: 'var(--least-width, 64px)' },
  // Two texts are read, three would be stumps.
  [`& tr[data-index] > ${filled} ~ ${filled} ~ ${value}:not(.numeric):not(:has(time))`]: { display: 'none' },
  [nth(4)]: { display: 'none' },
  [title]: { gridColumn: '2 / 5', gridRow: 1, display: 'block' },
  '& tr[data-index] > td[data-column]:empty': { display: 'none' },
  '& tr[data-index] > td.actions': {
    gridColumn: 5,
    gridRow: '1 / -1',
    position: 'static',
    width: 'auto',
    boxShadow: 'none',
  },
  // The last action is the menu, which contains the others.
  '& td.actions > .act:not(:last-child)': { display: 'none' },
  '& td.actions > .act': { width: 44, height: 44 },
})
