/** Above a list: what it is, searching it, and adding to it. */
import Add from '@mui/icons-material/Add'
import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Suspense, type ReactNode } from 'react'
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dialogState, useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { useMay } from '#resources/may.ts'
import { PageTitle } from '#resources/PageTitle.tsx'
import { ColumnsButton } from '#resources/table/ColumnsButton.tsx'
import { SearchBox } from './SearchBox.tsx'

type ListHeaderProps = {
  entity: Entity
  title: string
  filters: readonly string[]
  columns: ReactNode
  isFiltering: boolean
  onFilter: () => void
}

export const ListHeader = ({ entity, title, filters, columns, isFiltering, onFilter }: ListHeaderProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <PageTitle>{title}</PageTitle>
    {entity.properties.some(({ search }) => search) && <SearchBox />}
    {filters.length > 0 && <FilterButton {...{ filters, isFiltering, onFilter }} />}
    <ColumnsButton>{columns}</ColumnsButton>
    <OwnActions entity={entity} />
    <AddButton entity={entity} />
  </Box>
)

/** What this resource alone offers. */
const OwnActions = ({ entity }: { entity: Entity }) => {
  const { listActions: Actions } = useEntityDefinition(entity.name)
  return (
    Actions && (
      <Suspense>
        <Actions />
      </Suspense>
    )
  )
}

const FilterButton = ({
  filters,
  isFiltering,
  onFilter,
}: Pick<ListHeaderProps, 'filters' | 'isFiltering' | 'onFilter'>) => {
  const { filterValues } = useListContext()
  const label = useTranslate()('list.filters')
  const count = filters.filter((name) => filterValues[name] !== undefined).length
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={count > 0 ? `${label}: ${count}` : label}
        aria-expanded={isFiltering}
        color={isFiltering ? 'primary' : 'default'}
        onClick={onFilter}
      >
        <Badge badgeContent={count || null} color="primary">
          <FilterList />
        </Badge>
      </IconButton>
    </Tooltip>
  )
}

const AddButton = ({ entity }: { entity: Entity }) => {
  const may = useMay()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { dialog, hasCreate } = useEntityDefinition(entity.name)
  const { add } = useDialogSearch()
  if (!may(entity.access.create) || !(dialog || hasCreate)) return null
  const to = dialog ? add : createPath({ resource: entity.name, type: 'create' })
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={LinkBase}
      to={to}
      state={dialog ? dialogState : undefined}
    >
      {translate('ra.action.add')}
    </Button>
  )
}
