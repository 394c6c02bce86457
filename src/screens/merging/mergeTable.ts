/** Style of the tables of merging; cards on a narrow screen. */
import type { SxProps, Theme } from '@mui/material/styles'

export const mergeTable: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'left',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  '& tr > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '& thead th': { fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody th': { fontWeight: 560 },
  '& .amount': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '&, & tbody': { display: 'block' },
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      padding: theme.spacing(0.75, 0),
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody > tr > *': { borderTop: 0, padding: theme.spacing(0.25, 1.5) },
    '& tbody > tr > th': { gridColumn: '1 / -1' },
    '& .amount': { textAlign: 'left' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: theme.palette.text.secondary,
      fontSize: '0.75rem',
    },
  },
})
