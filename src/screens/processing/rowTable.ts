/** Style of the tables of processing: rows to choose from, as high as what they say; cards on a narrow screen. */
import type { SxProps, Theme } from '@mui/material/styles'

const line = (theme: Theme) => `1px solid ${theme.palette.divider}`

export const rowTable: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderBottom: line(theme),
  },
  '& thead th': { fontWeight: 600, color: theme.palette.text.secondary, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 560 },
  '& tbody > tr:hover > *': { backgroundColor: theme.palette.action.hover },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
  '& .choice': { width: 48, paddingInline: theme.spacing(0.5) },
  '& .number': { width: 104, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .more': { display: 'block', color: theme.palette.text.secondary, fontWeight: 400 },
  '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: {
    '& thead th': { display: 'none' },
    '& thead, & thead tr, & thead td': { display: 'block', borderBottom: 0 },
    '&, & tbody': { display: 'block' },
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: '48px 1fr 1fr',
      alignItems: 'center',
      borderBottom: line(theme),
      paddingBlock: theme.spacing(0.75),
    },
    '& tbody > tr > *': { width: 'auto', borderBottom: 0, padding: theme.spacing(0.25, 1.5, 0.25, 0) },
    '& tbody > tr > td:not(.choice)': { gridColumn: 'auto', textAlign: 'left', paddingLeft: theme.spacing(1.5) },
    '& tbody > tr > .choice': { gridArea: '1 / 1', paddingLeft: theme.spacing(0.5) },
    '& tbody > tr > th': { gridArea: '1 / 2 / 2 / 4' },
    '& tbody > tr > td.whole:not(.choice)': { gridColumn: '1 / -1', padding: 0 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: theme.palette.text.secondary,
      fontSize: '0.75rem',
    },
  },
})
