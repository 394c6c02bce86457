/** QR code for an authenticator app, and the same secret as text. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { encode } from 'uqr'
import type { PreparedFactor } from '#providers/secondFactor.ts'

export const TwoFactorScan = ({ secret, address }: PreparedFactor) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
      <Picture text={address} label={translate('twoFactor.picture')} />
      <Box sx={{ flex: '1 1 200px', display: 'grid', gap: 1 }}>
        <Typography variant="body1">{translate('twoFactor.scan')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('twoFactor.type')}
        </Typography>
        <Box
          component="code"
          sx={{ fontSize: '0.9375rem', lineHeight: 1.6, userSelect: 'all', overflowWrap: 'anywhere' }}
        >
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Box>
    </Box>
  )
}

/** Dark on white in dark mode too, because cameras expect that. */
const Picture = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 3 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 176, height: 176, bgcolor: '#fff', borderRadius: 1, flexShrink: 0 }}
    >
      <path d={modules.join('')} fill="#000" />
    </Box>
  )
}
