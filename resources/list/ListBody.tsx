/** Table of a list, or its loading, empty and error states. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { ListContextProvider, useListContext, useTranslate, type ListControllerResult } from 'react-admin'
import { groupFilter } from '#providers/listQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useRecordPath, type RecordId } from '#resources/contexts/paths.ts'
import { AdminTable, WindowedTable } from '#resources/table/AdminTable.tsx'
import type { To } from '#resources/contexts/TableContext.ts'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AddButton } from './AddButton.tsx'
import type { EditedCell } from './cells/CellEditor.tsx'
import { useEditable } from './cells/useEditable.ts'
import { RowActions } from './RowActions.tsx'
import { useOrder } from './useOrder.ts'

const GroupTable = lazyPart(async () => ({ default: (await import('./groups/GroupTable.tsx')).GroupTable }))
const Failure = lazyPart(async () => ({ default: (await import('./Failure.tsx')).Failure }))
const CellEditor = lazyPart(async () => ({ default: (await import('./cells/CellEditor.tsx')).CellEditor }), 'dialog')

type ListBodyProps = {
  entity: Entity
  pagination?: boolean
  title: string
  selectable: boolean
  /** Names of the columns that are shown. */
  columns: readonly string[]
  /** Link of a row, if not to the page of its record. */
  rowPath?: (id: RecordId) => To
  /** Offered where nothing is found. */
  otherwise?: ReactNode
  /** Said where nothing is found, and nothing was asked. */
  none?: string
  children: ReactNode
}

export const ListBody = (props: ListBodyProps) => {
  const { entity, pagination, title, selectable, columns, rowPath: ownPath, otherwise, none, children } = props
  const list = useListContext()
  const { isPending, error, data, filterValues } = list
  const shown = useLastRead(list)
  const may = useMay()
  const { dialog, hasShow, used } = useEntityDefinition(entity.name)
  const { edit } = useDialogSearch()
  const readPath = useRecordPath(entity.name)
  const dialogPath = may(entity.access.update) ? edit : nowhere
  const rowPath = ownPath ?? (dialog && !hasShow ? dialogPath : readPath)
  const { update, delete: remove, create } = entity.access
  const hasActions = entity.lifecycle !== undefined || [update, remove, create].some(may)
  const [cell, setCell] = useState<EditedCell | null>(null)
  const editable = useEditable(entity)
  const onOrder = useOrder(entity)
  // Loads the failure message in advance, so that it is there when the server is not.
  useEffect(() => void Failure.preload(), [])

  if (filterValues[groupFilter])
    return (
      <Suspense fallback={<Loading />}>
        <GroupTable {...{ entity, title, columns }} />
      </Suspense>
    )
  if (isPending) return <Loading />
  const failure = error && (
    <Suspense>
      <Failure />
    </Suspense>
  )
  if (failure && !shown.data) return failure
  if (!error && data?.length === 0) return <Nothing {...{ entity, otherwise, none }} />
  const Table = pagination ? AdminTable : WindowedTable
  return (
    <>
      {failure}
      <Similar />
      <ListContextProvider value={shown}>
        <Table
          label={title}
          rowPath={rowPath}
          actions={hasActions && <RowActions entity={entity} />}
          selectable={selectable}
          editable={editable}
          onEdit={editable.size > 0 ? (at, record) => setCell({ at, record }) : undefined}
          onOrder={onOrder}
          usageOf={used ? entity : undefined}
        >
          {children}
        </Table>
      </ListContextProvider>
      <WhenFirst wanted={cell !== null}>
        <CellEditor entity={entity} cell={cell} onClose={() => setCell(null)} />
      </WhenFirst>
    </>
  )
}

/** The list, or the last rows read if a request fails, so that visible rows stay. */
function useLastRead(list: ListControllerResult): ListControllerResult {
  const { resource, error, data } = list
  const [read, setRead] = useState(list)
  const isRead = !error && data !== undefined
  if (isRead && read !== list) setRead(list)
  return error && !data && read.resource === resource ? read : list
}

const nowhere = () => undefined

/** No exact match; these match with one typo. */
const Similar = () => {
  const { meta, filterValues } = useListContext()
  const translate = useTranslate()
  return (
    <Box role="status">
      {meta?.similar === true && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {translate('list.similar', { search: String(filterValues.search ?? '') })}
        </Alert>
      )}
    </Box>
  )
}

type NothingProps = { entity: Entity; otherwise: ReactNode; none?: string }

const Nothing = ({ entity, otherwise, none }: NothingProps) => {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box role="status" sx={{ p: 6, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{none ?? translate(isFiltered ? 'list.noResults' : 'list.empty')}</Typography>
      {none !== undefined ? (
        otherwise
      ) : isFiltered ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button onClick={() => setFilters({})}>{translate('list.clear')}</Button>
          {otherwise}
        </Box>
      ) : (
        <AddButton entity={entity} label={translate('list.addFirst')} />
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
