/** What the workflow does next, and facts that are due or may be acted on now. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { FilePage } from '#resources/files/useFilePage.ts'

export const NextSteps = ({ steps }: { steps: FilePage['next'] }) => {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate('fileScreen.nextStep')} sx={place}>
      <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
        {translate('fileScreen.nextStep')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ name, text }) => (
          <Typography key={name} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

const place = { display: 'flex', columnGap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const
