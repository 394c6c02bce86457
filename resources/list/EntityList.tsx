/** The page of a list: its title, search, filters and columns; the table; and what can be done with its records. */
import Paper from '@mui/material/Paper'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { ListBase, Navigate, useGetResourceLabel, useListContext, useLocation, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { useMay } from '#resources/may.ts'
import { ColumnsContext } from '#resources/table/TableContext.ts'
import { useHiddenColumns } from '#resources/table/useHiddenColumns.ts'
import { WhenFirst } from '#resources/WhenFirst.tsx'
import { AskDelete } from './AskDelete.tsx'
import { AskDeleteContext } from './AskDeleteContext.ts'
import { ListBody } from './ListBody.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListPages } from './ListPages.tsx'
import { ListRoot } from './ListRoot.tsx'
import { firstPage, firstRows } from './firstPage.ts'
import { correctedSearch } from './paging.ts'
import { SetFilterContext, useSetFilter } from './SetFilterContext.ts'

const FilterRow = lazy(async () => ({ default: (await import('./FilterRow.tsx')).FilterRow }))
const RecordDialog = lazy(async () => ({ default: (await import('#resources/dialog/RecordDialog.tsx')).RecordDialog }))

type EntityListProps = {
  entity: Entity
  /** Columns, in their order. */
  children: ReactNode
  /** Properties that can be filtered by. */
  filters?: readonly string[]
  /** false: all rows in one table that fetches what scrolls into view. */
  pagination?: boolean
}

export const EntityList = ({ entity, pagination = true, ...page }: EntityListProps) => {
  const { dialog } = useEntityDefinition(entity.name)
  const corrected = correctedSearch(useLocation().search)
  if (pagination && corrected !== undefined) return <Navigate to={{ search: corrected }} replace />
  const { sort, meta, ...first } = pagination ? firstPage : firstRows
  const { perPage } = first.pagination
  return (
    <ListBase
      resource={entity.name}
      disableAuthentication
      sort={sort}
      perPage={perPage}
      storeKey={dialog ? false : undefined}
      queryOptions={meta && { meta }}
      debounce={300}
    >
      <ListPage {...{ entity, pagination, ...page }} />
    </ListBase>
  )
}

const noFilters: readonly string[] = []

const ListPage = ({ entity, children, filters = noFilters, pagination }: EntityListProps) => {
  const { filterValues } = useListContext()
  const setFilter = useSetFilter()
  const [isFiltering, setFiltering] = useState(() => filters.some((name) => filterValues[name] !== undefined))
  const [doomed, setDoomed] = useState<RaRecord | null>(null)
  const [hidden] = useHiddenColumns(entity.name)
  const may = useMay()
  const columns = useMemo(() => ({ hidden, may }), [hidden, may])
  const { dialog } = useEntityDefinition(entity.name)
  const isOpen = useDialogSearch().open !== undefined
  const title = useGetResourceLabel()(entity.name, 2)

  return (
    <ColumnsContext value={columns}>
      <AskDeleteContext value={setDoomed}>
        <SetFilterContext value={setFilter}>
          <ListRoot>
            <ListHeader
              {...{ entity, title, filters, columns: children, isFiltering }}
              onFilter={() => setFiltering((before) => !before)}
            />
            {isFiltering && (
              <Suspense>
                <FilterRow entity={entity} filters={filters} />
              </Suspense>
            )}
            <Paper
              variant="outlined"
              sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
            >
              <ListBody {...{ entity, pagination, title }}>{children}</ListBody>
              {pagination && <ListPages />}
            </Paper>
          </ListRoot>
        </SetFilterContext>
        <AskDelete entity={entity} record={doomed} onClose={() => setDoomed(null)} />
        <WhenFirst wanted={dialog === true && isOpen}>
          <RecordDialog entity={entity} />
        </WhenFirst>
      </AskDeleteContext>
    </ColumnsContext>
  )
}
