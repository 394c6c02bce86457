/** Style of the files of a group: a line each, two on a phone. */
export const fileGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  '& > li': {
    display: 'grid',
    columnGap: 1.5,
    alignItems: 'center',
    pr: 1.5,
    pl: 3,
    minHeight: 40,
    gridTemplateColumns: '40px 120px minmax(0, 2fr) 112px minmax(0, 3fr)',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .amount': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .debtor, & .what': { overflowWrap: 'anywhere', py: 0.5 },
  '& .what': { pl: 1.5 },
  '@media (max-width:899.95px)': {
    '& > li': { gridTemplateColumns: '40px minmax(0, 1fr) auto', pl: 0.5, py: 0.75 },
    '& .choice': { gridRow: '1 / 3' },
    '& .debtor': { gridArea: '2 / 2 / 3 / 4', py: 0 },
    '& .amount': { gridArea: '1 / 3' },
    '& .what': { gridArea: '3 / 2 / 4 / 4', py: 0, pl: 0 },
  },
} as const
