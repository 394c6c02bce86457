/** Strength of a password, as a bar and in words. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { strengths, type Strength } from '#domain/access/passwordStrength.ts'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'

const colours = { weak: 'error', fair: 'warning', good: 'success', strong: 'success' } as const

export const StrengthMeter = ({ strength }: { strength: Strength | undefined }) => {
  const translate = useTranslate()
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {strength && (
        <>
          <ProgressBar
            aria-hidden
            color={colours[strength]}
            value={((strengths.indexOf(strength) + 1) / strengths.length) * 100}
            sx={{ borderRadius: 1 }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate('account.strength.is', { strength: translate(`account.strength.${strength}`) })}
          </Typography>
        </>
      )}
    </Box>
  )
}
