/** Settings of the office: grouped, searchable, saved together. */
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettings } from './settings.ts'

const GlobalSettingsPage = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useSettings()
  return (
    <Box sx={textPage}>
      <PageTitle>{translate('pages.globalSettings')}</PageTitle>
      {error && !data ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <PageSkeleton />
      ) : (
        <SettingsForm settings={data} />
      )}
    </Box>
  )
}

export default GlobalSettingsPage
