/** Look of tables of terms; on a phone two columns are told below others. */
export const termTable = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    py: 0.75,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 500, typography: 'caption' },
  '& tbody th': { fontWeight: 400, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > :last-child': { pr: 0 },
  '& .note': { display: 'block', typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
  '& .narrow': { display: { xs: 'block', sm: 'none' } },
  '& .hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const
