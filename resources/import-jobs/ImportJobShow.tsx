/** An import has its page where its kind is imported: leads there. */
import { Navigate, useGetOne, useParams } from 'react-admin'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'
import type { ImportJob } from '#schemas/generated/import-job.ts'

const places: Readonly<Record<string, string>> = {
  file: '/file/import',
  subscription: '/file/import/subscription',
  precasso: '/precasso/upload',
  precasso_update: '/precasso/upload?type=precasso_update',
}

export const ImportJobShow = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<ImportJob>('import-job', { id: Number(id) })
  if (error) return <ReadFailurePage resource="import-job" error={error} onRetry={refetch} />
  if (!data) return null
  const place = places[data.type ?? 'file'] ?? '/file/import'
  return <Navigate to={`${place}${place.includes('?') ? '&' : '?'}job=${id}`} replace />
}
