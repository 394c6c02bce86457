/** While a page's program is on its way and nothing stands around it yet. */
import Box from '@mui/material/Box'

export const Waiting = () => (
  <Box aria-busy sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
    <span className="turning" />
  </Box>
)
