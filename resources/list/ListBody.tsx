/** The table of a list, or what stands in its place: still loading, nothing there, or gone wrong. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { useMay } from '#resources/may.ts'
import { useRecordPath } from '#resources/paths.ts'
import { AdminTable, WindowedTable } from '#resources/table/AdminTable.tsx'
import { RowActions } from './RowActions.tsx'

type ListBodyProps = { entity: Entity; pagination?: boolean; title: string; children: ReactNode }

export const ListBody = ({ entity, pagination, title, children }: ListBodyProps) => {
  const { isPending, error, data, refetch } = useListContext()
  const translate = useTranslate()
  const may = useMay()
  const { dialog } = useEntityDefinition(entity.name)
  const { edit } = useDialogSearch()
  const readPath = useRecordPath(entity.name)
  const rowPath = dialog ? (may(entity.access.update) ? edit : nowhere) : readPath
  const hasActions = may(entity.access.update) || may(entity.access.delete)

  if (isPending) return <Loading />
  if (error && !data) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('list.retry')}</Button>}>
        {translate(error.message)}
      </Alert>
    )
  }
  if (data?.length === 0) return <Nothing />
  const Table = pagination ? AdminTable : WindowedTable
  return (
    <Table label={title} rowPath={rowPath} actions={hasActions && <RowActions entity={entity} />}>
      {children}
    </Table>
  )
}

const nowhere = () => undefined

const Nothing = () => {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box role="status" sx={{ p: 6, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate(isFiltered ? 'list.noResults' : 'list.empty')}</Typography>
      {isFiltered && (
        <Button sx={{ mt: 1 }} onClick={() => setFilters({})}>
          {translate('list.clear')}
        </Button>
      )}
    </Box>
  )
}

const Loading = () => (
  <Box aria-busy sx={{ p: 1.5, display: 'grid', gap: 1.25 }}>
    {Array.from({ length: 10 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={28} />
    ))}
  </Box>
)
