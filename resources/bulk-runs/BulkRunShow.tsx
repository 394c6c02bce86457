/** Page of a bulk run, whatever its state: preview, progress, receipt, undoing. Closing the browser ends nothing. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { LinkBase, Navigate, useCreatePath, useGetResourceLabel, useParams, useTranslate } from 'react-admin'
import { isPlan, useRun, useRunTitle } from '#resources/list/bulk/bulkRun.ts'
import { RunBody } from '#resources/list/bulk/RunBody.tsx'
import { importPath } from '#resources/list/importPath.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'

export const BulkRunShow = () => {
  const { id = '' } = useParams()
  const createPath = useCreatePath()
  const labelOf = useGetResourceLabel()
  const titleOf = useRunTitle()
  const translate = useTranslate()
  const { data: run, error, refetch } = useRun(id)
  if (error && !run) return <ReadFailurePage resource="bulk-run" error={error} onRetry={refetch} />
  // The page of the import can choose other columns for a planned run, and start only its good rows.
  if (run && isPlan(run) && run.import !== null)
    return <Navigate to={importPath(run.entity, { upload: run.import, run: id })} replace />
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{run ? titleOf(run) : ''}</PageTitle>
        {run && (
          <Button component={LinkBase} to={createPath({ resource: run.entity, type: 'list' })}>
            {labelOf(run.entity, 2)}
          </Button>
        )}
        {run?.list && (
          <Button
            component={LinkBase}
            to={`${createPath({ resource: run.entity, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(run.list))}`}
          >
            {translate('bulkRuns.list')}
          </Button>
        )}
      </Box>
      {run ? <RunBody run={run} /> : <Skeleton variant="rounded" height={240} />}
    </Box>
  )
}
