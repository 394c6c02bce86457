/** Logo and product name. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { productTitle } from '#schemas/product.ts'
import mark from '#src/icon.svg'

export const Brand = ({ size = 26 }: { size?: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <img src={mark} alt="" width={size} height={size} />
    <Typography component="span" sx={{ fontWeight: 680, fontSize: size * 0.62, letterSpacing: '-0.02em' }}>
      {productTitle}
    </Typography>
  </Box>
)
