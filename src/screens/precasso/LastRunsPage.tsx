/** `/processing-precasso/last-processing`: the last runs with what became of their items, their messages and their letters. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { RunsSection } from '#src/screens/processing/runs/RunsSection.tsx'
import { RunMessages } from './RunMessages.tsx'

const LastRunsPage = () => {
  const translate = useTranslate()
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageTitle>{translate('pages.lastPrecassoRuns')}</PageTitle>
        <Button component={LinkBase} to="/processing-precasso" sx={{ ml: { sm: 'auto' } }}>
          {translate('pages.processingPrecasso')}
        </Button>
      </Box>
      <RunsSection type="precasso" More={RunMessages} />
    </Box>
  )
}

export default LastRunsPage
