/** Imports a client's file of a kind: sent, its columns chosen, checked, written, and taken back. The address has the import, so that coming back loses nothing. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { useImport, type Kind } from './imports.ts'
import { ImportState } from './ImportState.tsx'
import { RecentImports } from './RecentImports.tsx'
import { SendStep } from './SendStep.tsx'

/** `beside`: what stands beside the title; `choice`: above the file that is to be sent. What else the address says stays in it. */
type ImportOfProps = { kind: Kind; title: string; beside?: ReactNode; choice?: ReactNode }

export const ImportOf = ({ kind, title, beside, choice }: ImportOfProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const id = new URLSearchParams(search).get('job')
  const pathOf = (job?: number) => {
    const rest = new URLSearchParams(search)
    rest.delete('job')
    if (job !== undefined) rest.set('job', String(job))
    return rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname
  }
  const { data: job, error, refetch } = useImport(id)
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{job ? translate('phrase.labelled', { label: title, value: job.name }) : title}</PageTitle>
        {id !== null && (
          <Button component={LinkBase} to={pathOf()}>
            {translate('fileImport.another')}
          </Button>
        )}
        {beside}
      </Box>
      {id === null && choice}
      {id === null && <SendStep key={kind} kind={kind} onSent={(sent) => navigate(pathOf(sent))} />}
      {id === null && <RecentImports kind={kind} />}
      {error && !job && <ReadFailure error={error} onRetry={refetch} />}
      {id !== null && !job && !error && <PageSkeleton />}
      {job && id !== null && <ImportState key={job.id} job={job} />}
    </Box>
  )
}
