/** Placeholder while the code of a page loads, before the frame is there. */
import Box from '@mui/material/Box'

export const PagePlaceholder = () => (
  <Box aria-busy sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
    <span className="turning" />
  </Box>
)
