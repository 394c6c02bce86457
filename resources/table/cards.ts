/**
 * How a table looks on a phone: each row a card of two lines, what the record is called above the first three of the
 * columns one chose, and nothing to scroll sideways for. The head is a line of buttons to sort by.
 */
import type { Theme } from '@mui/material/styles'

const title =
  '& tr[data-index] > td.named, & tr[data-index]:not(:has(> .named)) > td[data-column]:not([data-column] ~ td)'
/** All but what the record is called. */
const value = 'td[data-column]:not(.named)'
/** The second, third and fourth of them in a row, and all after that. */
const nth = (place: number): string => `& tr[data-index] > ${Array.from({ length: place }, () => value).join(' ~ ')}`

export const cards = (theme: Theme) => ({
  overflowX: 'hidden',
  '& table, & thead, & tbody': { display: 'block', width: '100%' },
  '& tr[aria-hidden]': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead tr': {
    display: 'flex',
    alignItems: 'center',
    height: 44,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    backgroundColor: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& thead th': { flex: 'none', width: 'auto !important', height: 'auto', border: 0, whiteSpace: 'nowrap' },
  '& thead th.actions, & thead th.handle': { display: 'none' },
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
    // The whole card shows that it is selected, and not what lies between its cells.
    backgroundColor: 'transparent',
  },
  // Words give way to numbers and days, of which no part can be missed, and to the beginning of other words.
  '& tr[data-index] > td.numeric, & tr[data-index] > td:has(> time:only-child)': { '--least-width': 'max-content' },
  '& tr[data-index] > td[colspan]': { gridColumn: '1 / -1', gridRow: '1 / -1', padding: theme.spacing(0, 2) },
  '& tr[data-index] > td.select, & tr[data-index] > td.handle': { gridColumn: 1, gridRow: '1 / -1' },
  // A row that can be moved is not selected with a finger.
  '& tr[data-index] > td.handle + td.select': { display: 'none' },
  [nth(1)]: { gridColumn: 2, gridRow: 2, color: theme.palette.text.secondary, textAlign: 'left' },
  // Each by its place: without a box or a handle they would begin in its place.
  [nth(2)]: { gridColumn: 3 },
  [nth(3)]: { gridColumn: 4, minWidth: 'var(--least-width, 64px)' },
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
  // The last one is the menu, which has the others too.
  '& td.actions > .act:not(:last-child)': { display: 'none' },
  '& td.actions > .act': { width: 44, height: 44 },
})
