/** The page of one record: its title, what can be done with it, and its values in groups. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useState, type ReactNode } from 'react'
import {
  LinkBase,
  ShowBase,
  useCreatePath,
  useRedirect,
  useShowContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { AskDelete } from '#resources/list/AskDelete.tsx'
import { useMay } from '#resources/may.ts'
import { PageTitle } from '#resources/PageTitle.tsx'
import { editSearch } from '#resources/paths.ts'
import { ReadFailurePage, saysItself } from '#resources/ReadFailure.tsx'

type EntityShowProps = { entity: Entity; children: ReactNode }

export const EntityShow = ({ entity, children }: EntityShowProps) => (
  <ShowBase resource={entity.name} disableAuthentication redirectOnError={false} queryOptions={saysItself}>
    <ShowPage entity={entity}>{children}</ShowPage>
  </ShowBase>
)

const ShowPage = ({ entity, children }: EntityShowProps) => {
  const { record, error, isPending, refetch } = useShowContext()
  const title = record ? String(record[entity.titleField] ?? record.id) : ''
  if (error && !record) return <ReadFailurePage resource={entity.name} error={error} onRetry={refetch} />
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, minHeight: 36 }}>
        <PageTitle>{title}</PageTitle>
        {record && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ShowButtons entity={entity} record={record} />
          </Box>
        )}
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        {isPending ? <Skeleton variant="rounded" height={240} /> : children}
      </Paper>
    </Box>
  )
}

const ShowButtons = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const may = useMay()
  const translate = useTranslate()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const { dialog, hasEdit, actions: Actions } = useEntityDefinition(entity.name)
  const [doomed, setDoomed] = useState<RaRecord | null>(null)
  const list = createPath({ resource: entity.name, type: 'list' })
  const editPath = dialog
    ? `${list}?${editSearch(record.id)}`
    : createPath({ resource: entity.name, type: 'edit', id: record.id })
  return (
    <>
      {Actions && (
        <Suspense>
          <Actions />
        </Suspense>
      )}
      {may(entity.access.delete) && (
        <Button color="error" startIcon={<Delete />} onClick={() => setDoomed(record)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {may(entity.access.update) && (dialog || hasEdit) && (
        <Button variant="contained" startIcon={<Edit />} component={LinkBase} to={editPath}>
          {translate('ra.action.edit')}
        </Button>
      )}
      <AskDelete
        entity={entity}
        record={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => redirect('list', entity.name)}
      />
    </>
  )
}
