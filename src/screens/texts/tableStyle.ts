/** Style of the tables of texts: rows as high as their texts, cards on a narrow screen. */
import type { SxProps, Theme } from '@mui/material/styles'

const line = (theme: Theme) => `1px solid ${theme.palette.divider}`

export const tableStyle: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: theme.spacing(1, 1.5),
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: line(theme),
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
  },
  '& tbody th': { fontWeight: 450, fontFamily: 'monospace', color: theme.palette.text.secondary },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .text': { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '& em': { color: theme.palette.text.secondary },
  '& .actions': { width: 56, textAlign: 'right', paddingBlock: theme.spacing(0.5) },
  '& .number': { width: 88, textAlign: 'right' },
  '& .short': { width: 120 },
  '& .moment': { width: 152 },
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    '& th, & td': { borderBottom: 0, padding: theme.spacing(0.5, 1.5) },
    '& tr': { position: 'relative', borderBottom: line(theme), paddingBlock: theme.spacing(1) },
    '& tbody th': { paddingRight: theme.spacing(7) },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: theme.palette.text.secondary,
      fontSize: '0.75rem',
    },
    '& td.actions': { position: 'absolute', top: 0, right: 0, width: 'auto' },
    '& td.number, & td.short, & td.moment': { width: 'auto', textAlign: 'left' },
  },
})
