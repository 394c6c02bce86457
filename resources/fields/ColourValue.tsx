/** Colour as a dot and as text. */
import Box from '@mui/material/Box'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const ColourValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  if (value === null) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <span
        aria-hidden
        style={{
          width: 14,
          height: 14,
          borderRadius: '50%',
          flexShrink: 0,
          background: value,
          border: '1px solid rgb(128 128 128 / 0.5)',
        }}
      />
      {value}
    </Box>
  )
}
