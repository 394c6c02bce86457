/** The product's mark and name. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import mark from '#src/icon.svg'

export const productName = 'Dossier'

export const Brand = ({ size = 26 }: { size?: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <img src={mark} alt="" width={size} height={size} />
    <Typography component="span" sx={{ fontWeight: 680, fontSize: size * 0.62, letterSpacing: '-0.02em' }}>
      {productName}
    </Typography>
  </Box>
)
