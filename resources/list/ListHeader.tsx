/** Header of a list: title, search, filters, columns, export and add button. */
import FilterList from '@mui/icons-material/FilterList'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { Suspense, useContext, type ComponentType, type Ref } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import type { NamedColumn } from '#resources/table/ColumnsPanel.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AddButton } from './AddButton.tsx'
import { ExportButton } from '#resources/list/export/ExportButton.tsx'
import { FiltersContext } from './filters/FiltersContext.ts'
import { SearchBox } from './SearchBox.tsx'

const ListTools = lazyPart(async () => ({ default: (await import('./groups/ListTools.tsx')).ListTools }))
const AsOf = lazyPart(async () => ({ default: (await import('./AsOf.tsx')).AsOf }))

type ListHeaderProps = {
  entity: Entity
  title: string
  /** All columns of the list. */
  columns: readonly NamedColumn[]
  /** Columns of an export, in order. */
  exported: readonly string[]
  /** Columns hidden by default. */
  hidden: readonly string[]
  /** Replaces the usual search field. */
  searchBox?: ComponentType
  /** Opens the search form; absent: there is none. */
  onPanel?: () => void
  /** Absent: there are no filters. */
  onFilter?: (anchor: HTMLElement) => void
  filterButton: Ref<HTMLButtonElement>
}

export const ListHeader = (props: ListHeaderProps) => {
  const {
    entity,
    title,
    columns,
    exported,
    hidden,
    searchBox: Search = SearchBox,
    onPanel,
    onFilter,
    filterButton,
  } = props
  const may = useMay()
  const translate = useTranslate()
  const add = translate('ra.action.add_filter')
  return (
    <Box sx={headerStyle}>
      <PageTitle>{title}</PageTitle>
      {entity.properties.some(({ search }) => search) && <Search />}
      {entity.validity && (
        <Suspense>
          <AsOf />
        </Suspense>
      )}
      {entity.properties.some(isActive) && <OnlyActive />}
      {onPanel && (
        <Button startIcon={<Tune />} aria-haspopup="dialog" onClick={onPanel}>
          {translate('list.form.open')}
        </Button>
      )}
      {onFilter && (
        <IconButton
          ref={filterButton}
          aria-label={add}
          title={add}
          aria-haspopup="dialog"
          onClick={(event) => onFilter(event.currentTarget)}
        >
          <FilterList />
        </IconButton>
      )}
      <Suspense fallback={<Box sx={{ width: toolsWidth + (may(entity.access.import) ? 48 : 0) }} />}>
        <ListTools {...{ entity, columns, hidden }} hasGroups={onFilter !== undefined} />
      </Suspense>
      {may(entity.access.export) && <ExportButton entity={entity} columns={exported} />}
      <OwnActions entity={entity} />
      <AddButton entity={entity} className="add" />
    </Box>
  )
}

/** Width in pixels of three buttons with gaps, kept free so that nothing moves when they load. */
const toolsWidth = 136

/** On a phone the title and the add button share a line; search and small buttons follow, then the rest. */
const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // A second line keeps the alignment of the first.
  justifyContent: 'flex-end',
  gap: 1,
  '@media (max-width:599.95px)': {
    justifyContent: 'flex-start',
    '& > h1': { order: 0, flex: '1 1 calc(100% - 152px)' },
    '& > .add': { order: 1 },
    '& > .MuiOutlinedInput-root, & > form': { order: 2, flex: '1 1 calc(100% - 144px)', minWidth: 0 },
    '& > .MuiIconButton-root': { order: 3 },
    '& > *': { order: 4 },
  },
} as const

/** Actions of this resource. */
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

const isActive = ({ name, type, filter }: Entity['properties'][number]) =>
  name === 'active' && type === 'boolean' && filter

/** Leaves out what was switched off; one of the filters, with a button of its own because it is wanted most. */
const OnlyActive = () => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const label = useTranslate()('list.onlyActive')
  const asked: unknown = filterValues.active
  const isOn = String((asked as { eq?: unknown } | undefined)?.eq ?? asked) === 'true'
  return (
    <Chip
      label={label}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={() => change((before) => ({ ...before, active: isOn ? undefined : { eq: true } }))}
    />
  )
}
