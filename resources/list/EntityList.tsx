/** Page of a list: title, search, filters, columns, table and actions. */
import Paper from '@mui/material/Paper'
import { Suspense, useContext, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { ListBase, Navigate, useGetResourceLabel, useListContext, useLocation, type RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { groupFilter } from '#providers/listQuery.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { ColumnsContext, type To } from '#resources/contexts/TableContext.ts'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useToggleActive } from './activity.ts'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { EmbeddingContext } from '#resources/contexts/EmbeddingContext.ts'
import type { Part } from './filters/groups.ts'
import { conditionNames, filterable } from './filters/names.ts'
import { FiltersContext, useChangeFilters } from './filters/FiltersContext.ts'
import { offeredDeeds } from './bulk/offeredDeeds.ts'
import { ListBody } from './ListBody.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListPages } from './ListPages.tsx'
import { ListRoot } from './ListRoot.tsx'
import { firstPage, firstRows } from './firstPage.ts'
import type { PanelGroup } from './panel/panelFilter.ts'
import { correctedSearch } from './paging.ts'
import { RowContext, type RowMenuAt } from './RowContext.ts'
import { useListColumns } from './useListColumns.tsx'

const EmbeddedList = lazyPart(async () => ({ default: (await import('./EmbeddedList.tsx')).EmbeddedList }))
const FilterChips = lazyPart(async () => ({ default: (await import('./filters/FilterChips.tsx')).FilterChips }))
const FilterEditor = lazyPart(
  async () => ({ default: (await import('./filters/FilterEditor.tsx')).FilterEditor }),
  'dialog',
)
const RecordDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/RecordDialog.tsx')).RecordDialog }),
  'dialog',
)
const RowMenu = lazyPart(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }), 'dialog')
const BulkBar = lazyPart(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }))
const CallQuery = lazyPart(async () => ({ default: (await import('./CallQuery.tsx')).CallQuery }))
const OpeningView = lazyPart(async () => ({ default: (await import('./views/OpeningView.tsx')).OpeningView }))
const Totals = lazyPart(async () => ({ default: (await import('./Totals.tsx')).Totals }))
const ValueFilter = lazyPart(
  async () => ({ default: (await import('./cells/ValueFilter.tsx')).ValueFilter }),
  'nothing',
)
const SearchPanel = lazyPart(async () => ({ default: (await import('./panel/SearchPanel.tsx')).SearchPanel }), 'dialog')
const Gaps = lazyPart(async () => ({ default: (await import('./Gaps.tsx')).Gaps }))

type EntityListProps = {
  entity: Entity
  /** Columns in order; each key is the name of its property. */
  children: ReactNode
  /** Properties offered first as filters. */
  filters?: readonly string[]
  /** Further filters, by properties of records that point to the listed ones, under their paths. */
  through?: readonly Property[]
  /** Columns hidden by default. */
  hidden?: readonly string[]
  /** false: all rows in one table that loads rows on scroll. */
  pagination?: boolean
  /** Replaces the usual filters by a form of its own, which changes them through FiltersContext. */
  filterForm?: ComponentType
  /** Fields of a search form beside the list, in groups; a link with the state `panelState` opens it. */
  panel?: readonly PanelGroup[]
  /** Replaces the usual search field, and changes the search through FiltersContext. */
  searchBox?: ComponentType
  /** Content between the header and the rows, for example tabs that choose among them through FiltersContext. */
  above?: ReactNode
  /** Offered where nothing is found. */
  otherwise?: ReactNode
  /** Title of the page, if not the name of the records. */
  title?: string
  /** Default filter in place of the entity's own, for a page over some of the records. */
  filter?: Readonly<Record<string, unknown>>
  /** Said where nothing is found under that filter alone. */
  none?: string
  /** Link of a row, if not to the page of its record. */
  rowPath?: (id: RecordId) => To
}

export const EntityList = (props: EntityListProps) => {
  const embedding = useContext(EmbeddingContext)
  if (!embedding) return <WholeList {...props} />
  return (
    <EmbeddedList entity={props.entity} embedding={embedding} hidden={props.hidden}>
      {props.children}
    </EmbeddedList>
  )
}

const WholeList = ({ entity, pagination = true, filter: own, ...page }: EntityListProps) => {
  const { dialog, filter } = useEntityDefinition(entity.name)
  const may = useMay()
  const { search } = useLocation()
  const corrected = pagination ? correctedSearch(search) : undefined
  if (/[?&]_(?:filter|order)(?:\[|%5[Bb])/.test(search))
    return (
      <Suspense>
        <CallQuery />
      </Suspense>
    )
  if (/[?&]view=/.test(search))
    return (
      <Suspense>
        <OpeningView entity={entity} />
      </Suspense>
    )
  if (corrected !== undefined) return <Navigate to={{ search: corrected }} replace />
  const { sort, meta, ...first } = pagination ? firstPage : firstRows
  const { perPage } = first.pagination
  return (
    <ListBase
      resource={entity.name}
      disableAuthentication
      sort={sort}
      perPage={perPage}
      filterDefaultValues={own ?? (typeof filter === 'function' ? filter(may) : filter)}
      storeKey={dialog || own ? false : undefined}
      queryOptions={{ meta, onError: saidInPlace }}
      debounce={300}
    >
      <ListPage {...{ entity, pagination, filter: own, ...page }} />
    </ListBase>
  )
}

/** The list shows its own error, so no notification is needed. */
const saidInPlace = () => undefined

const none: readonly string[] = []
type Editor = { isOpen: boolean; anchor: HTMLElement | null; part?: Part; group?: number }

const ListPage = (props: EntityListProps) => {
  const { entity, children, filters = none, hidden = none, pagination, filterForm: FilterForm, rowPath } = props
  const { panel, searchBox, above, otherwise, through } = props
  const { state } = useLocation()
  const [isPanelOpen, setPanelOpen] = useState(isObject(state) && state.panel === true)
  const { filterValues, selectedIds } = useListContext()
  const isOwn = props.filter !== undefined && JSON.stringify(filterValues) === JSON.stringify(props.filter)
  const changeFilters = useChangeFilters()
  useUnselected()
  const [editor, setEditor] = useState<Editor>({ isOpen: false, anchor: null })
  const filterButton = useRef<HTMLButtonElement>(null)
  const [doomed, setDoomed] = useState<RaRecord | null>(null)
  const [menuAt, setMenuAt] = useState<RowMenuAt | null>(null)
  const may = useMay()
  const columns = useListColumns(entity, children, hidden)
  const properties = useMemo(
    () => filterable({ properties: [...entity.properties, ...(through ?? [])] }, filters, may),
    [entity, through, filters, may],
  )
  const { dialog, totals, deeds: wanted } = useEntityDefinition(entity.name)
  const isOpen = useDialogSearch().open !== undefined
  const plural = useGetResourceLabel()(entity.name, 2)
  const title = props.title ?? plural
  const toggleActive = useToggleActive(entity)
  const rowContext = useMemo(() => ({ askDelete: setDoomed, openMenu: setMenuAt, toggleActive }), [toggleActive])
  const hasFilters = !FilterForm && properties.length > 0
  const mayRun = may(useEntityDefinition('bulk-run').access?.read)
  const deeds = mayRun ? offeredDeeds(entity, may).filter((name) => wanted?.includes(name) ?? true) : none
  const openEditor = (part: Part | undefined, anchor: HTMLElement, group?: number) =>
    setEditor({ isOpen: true, anchor, part, group })

  return (
    <ColumnsContext value={columns.context}>
      <RowContext value={rowContext}>
        <FiltersContext value={changeFilters}>
          <ListRoot>
            <ListHeader
              {...{ entity, title, hidden, filterButton }}
              columns={columns.named}
              exported={columns.exported}
              searchBox={searchBox}
              onPanel={panel && (() => setPanelOpen(true))}
              onFilter={hasFilters ? (anchor) => openEditor(undefined, anchor) : undefined}
            />
            {entity.validity && (
              <Suspense>
                <Gaps entity={entity} />
              </Suspense>
            )}
            {above}
            {FilterForm && <FilterForm />}
            {!FilterForm && conditionNames(filterValues).length > 0 && (
              <Suspense>
                <FilterChips properties={properties} onEdit={openEditor} onNone={() => filterButton.current?.focus()} />
              </Suspense>
            )}
            <Paper
              variant="outlined"
              sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
            >
              <ListBody
                {...{ entity, pagination, title, rowPath, otherwise }}
                none={isOwn ? props.none : undefined}
                columns={columns.exported}
                selectable={deeds.length > 0 || may(entity.access.export)}
              >
                {columns.shown}
              </ListBody>
              {hasFilters && (
                <Suspense>
                  <ValueFilter properties={properties} />
                </Suspense>
              )}
              <WhenFirst wanted={selectedIds.length > 0}>
                <BulkBar {...{ entity, deeds }} columns={columns.exported} />
              </WhenFirst>
              {totals && (
                <Suspense>
                  <Totals entity={entity} columns={columns.exported} />
                </Suspense>
              )}
              {pagination && !filterValues[groupFilter] && <ListPages />}
            </Paper>
          </ListRoot>
          <WhenFirst wanted={editor.isOpen}>
            <FilterEditor
              {...editor}
              properties={properties}
              firstCount={properties.filter(({ name }) => filters.includes(name)).length}
              onClose={() => setEditor((before) => ({ ...before, isOpen: false }))}
            />
          </WhenFirst>
          {panel && (
            <WhenFirst wanted={isPanelOpen}>
              <SearchPanel
                groups={panel}
                {...{ properties }}
                isOpen={isPanelOpen}
                onClose={() => setPanelOpen(false)}
              />
            </WhenFirst>
          )}
        </FiltersContext>
        <AskDelete entity={entity} record={doomed} onClose={() => setDoomed(null)} />
        <WhenFirst wanted={menuAt !== null}>
          <RowMenu {...{ entity, hasFilters }} at={menuAt} onClose={() => setMenuAt(null)} />
        </WhenFirst>
        <WhenFirst wanted={dialog === true && isOpen}>
          <RecordDialog entity={entity} />
        </WhenFirst>
      </RowContext>
    </ColumnsContext>
  )
}

/** A changed list clears the selection. */
function useUnselected(): void {
  const { filterValues, selectedIds, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const before = useRef(filter)
  useEffect(() => {
    if (before.current === filter) return
    before.current = filter
    if (selectedIds.length > 0) onUnselectItems()
  }, [filter, selectedIds, onUnselectItems])
}
