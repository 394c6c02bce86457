/** Look of a table with more columns than a phone has room for: it scrolls sideways. */
export const wideTable = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .day': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot > tr > *': { fontWeight: 600, borderBottom: 0 },
  '& .undone td': { color: 'text.secondary', textDecoration: 'line-through' },
} as const
