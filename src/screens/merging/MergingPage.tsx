/** `/merging/new`: open files that may be one, side by side, with what merging them would come to; and the merges of late. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { Candidates } from './Candidates.tsx'
import { Compare } from './Compare.tsx'
import { DoneMerges } from './DoneMerges.tsx'
import { useCompared } from './merging.ts'

const MergingPage = () => {
  const translate = useTranslate()
  const [ids, compare] = useCompared()
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.mergeFiles')}</PageTitle>
      {ids.length > 0 ? (
        <Compare ids={ids} onCompare={compare} />
      ) : (
        <>
          <Part name="candidates">
            <Candidates onCompare={compare} />
          </Part>
          <Part name="done">
            <DoneMerges />
          </Part>
        </>
      )}
    </Box>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ '& + section': { borderTop: 1, borderColor: 'divider', pt: 2, pb: 7 } }}
    >
      <Typography id={heading} component="h2" variant="h2">
        {translate(`mergeFiles.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate(`mergeFiles.${name}.lead`)}
      </Typography>
      {children}
    </Box>
  )
}

export default MergingPage
