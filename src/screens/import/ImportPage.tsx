/** Imports a file of records, in three steps on one page. The address has the file and its check, so that leaving and coming back loses nothing. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useGetResourceLabel, useLocation, useNavigate, useTranslate } from 'react-admin'
import { entityFacts } from '#providers/entityFacts.ts'
import { importPath } from '#resources/list/importPath.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { Entity } from '#schemas/entity.ts'
import { Guard } from '#src/Guard.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { useUpload } from './imports.ts'
import { Steps, type Step } from './Steps.tsx'

const ImportPage = () => {
  const resource = useLocation().pathname.split('/').at(-1) ?? ''
  const { data: entity, error } = useQuery({
    queryKey: ['importedEntity', resource],
    queryFn: () => entityFacts(resource),
    staleTime: Infinity,
    retry: false,
  })
  if (error || (entity && !entity.access.import)) return <NotHere />
  if (!entity) return <PageSkeleton />
  return (
    <Guard right={entity.access.import}>
      <Import key={resource} entity={entity} />
    </Guard>
  )
}

const NotHere = () => {
  const translate = useTranslate()
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.import')}</PageTitle>
      <Alert severity="error">{translate('importPage.notHere')}</Alert>
    </Box>
  )
}

const Import = ({ entity }: { entity: Entity }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search)
  const [id, run] = [asked.get('upload'), asked.get('run')]
  const { data: upload, error, refetch } = useUpload(id)
  const name = useGetResourceLabel()(entity.name, 2)
  const step: Step = run !== null && upload ? 'check' : id === null ? 'file' : 'columns'
  const go = (state: { upload?: string | number; run?: number }) => navigate(importPath(entity.name, state))
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('importPage.title', { name })}</PageTitle>
      <Steps step={step} onGo={(to) => go(to === 'file' ? {} : { upload: id ?? '' })} />
      {step === 'file' && <FileStep entity={entity} name={name} onRead={(read) => go({ upload: read.id })} />}
      {error && !upload && <ReadFailure error={error} onRetry={refetch} />}
      {id !== null && !upload && !error && <PageSkeleton />}
      {upload && step === 'columns' && (
        <ColumnsStep key={id} upload={upload} onChecked={(made) => go({ upload: upload.id, run: made })} />
      )}
      {upload && step === 'check' && run !== null && <CheckStep key={run} run={run} />}
    </Box>
  )
}

export default ImportPage
