/** Frame of pages without menu: one card in the middle, with the product name above it. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Brand } from '#src/page/Brand.tsx'

type FrontProps = { corner?: ReactNode; width?: number; children: ReactNode }

/** @param width Largest width of the card in px. */
export const Front = ({ corner, width = 400, children }: FrontProps) => (
  <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, minHeight: 48 }}>{corner}</Box>
    <Box
      component="main"
      sx={{ flex: 1, display: 'grid', justifyItems: 'center', alignContent: 'start', pt: '10vh', px: 2, pb: 6 }}
    >
      <Brand size={34} />
      <Paper variant="outlined" sx={{ mt: 3.5, p: { xs: 3, sm: 4 }, width: `min(${width}px, 100%)`, borderRadius: 3 }}>
        {children}
      </Paper>
    </Box>
  </Box>
)
