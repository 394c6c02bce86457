/** `/processing/monitoring`: runs as they go, with what failed; and files in monitoring that are due for their check. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { RunsSection } from './runs/RunsSection.tsx'
import { WatchedSection } from './watched/WatchedSection.tsx'

const MonitoringPage = () => {
  const translate = useTranslate()
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.processingMonitoring')}</PageTitle>
      <Part name="runs">
        <RunsSection />
      </Part>
      <Part name="watched">
        <WatchedSection />
      </Part>
    </Box>
  )
}

export default MonitoringPage

const Part = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ '& + section': { borderTop: 1, borderColor: 'divider', pt: 2 } }}
    >
      <Typography id={heading} component="h2" variant="h2">
        {translate(`processing.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate(`processing.${name}.lead`)}
      </Typography>
      {children}
    </Box>
  )
}
