/** Style of the name of a key. */
export const keyStyle = {
  px: 0.875,
  py: 0.125,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
} as const
