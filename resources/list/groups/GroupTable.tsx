/** The rows of a list as groups: how many each has, and its sums; a group opens as the list of its records. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useRef, useState } from 'react'
import { LinkBase, useListContext, useNavigate, useTranslate, useTranslateLabel } from 'react-admin'
import { groupFilter } from '#providers/listQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { sumText } from '#resources/texts/sumText.ts'
import { viewAddress } from '#resources/list/views/viewAddress.ts'
import { useRowKeys } from '#resources/table/rows/useRowKeys.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { inGroup, type Grouping } from './groupings.ts'
import { useGrouping } from './useGrouping.ts'
import { useGroups, type RowGroup } from './useGroups.ts'
import { useGroupText } from './useGroupText.ts'

type GroupTableProps = { entity: Entity; title: string; columns: readonly string[] }

export const GroupTable = (props: GroupTableProps) => {
  const { grouping, choose } = useGrouping(props.entity)
  const translate = useTranslate()
  if (grouping) return <Groups {...props} by={grouping} />
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => choose(undefined)}>
          {translate('list.group.no')}
        </Button>
      }
    >
      {translate('list.group.unknown')}
    </Alert>
  )
}

/** Groups that are asked for at first, and with each "more". */
const step = 100
/** Groups that the server tells at once. */
const most = 1000

const Groups = ({ entity, title, columns, by }: GroupTableProps & { by: Grouping }) => {
  const list = useListContext()
  const translate = useTranslate()
  const label = useTranslateLabel()
  const locale = useKnownLocale()
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)
  const { textOf } = useGrouping(entity)
  const groupText = useGroupText(by)
  const { totals = [] } = useEntityDefinition(entity.name)
  const sums = totals.filter((name) => columns.includes(name))
  const { data, error } = useGroups(entity, by, sums, limit)
  const groups = data?.items ?? []
  const { [groupFilter]: _, ...filter } = list.filterValues
  const pathOf = ({ value }: RowGroup) => ({
    search: viewAddress({ ...list, filterValues: inGroup(filter, by, value) }),
  })
  const { current, handleFocus, handleKeyDown } = useRowKeys({
    scroller,
    count: groups.length,
    page: 10,
    scrollTo: (row) => scroller.current?.querySelector(`[data-index="${row}"]`)?.scrollIntoView?.({ block: 'nearest' }),
    onOpen: (row) => {
      const group = groups[row]
      if (group) navigate(pathOf(group))
    },
    onExtend: () => {},
    first: { row: 0, hadFocus: false },
  })

  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>
  if (!data) return <Waiting />
  if (groups.length === 0)
    return (
      <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
        {translate('list.noResults')}
      </Box>
    )
  const name = textOf(by)
  const numbers = new Intl.NumberFormat(locale)
  return (
    <Box ref={scroller} onFocus={handleFocus} onKeyDown={handleKeyDown} sx={frame}>
      <table
        style={{ maxWidth: 480 + 200 * sums.length }}
        aria-label={translate('phrase.labelled', { label: `${title}, ${translate('list.group.by')}`, value: name })}
      >
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{translate('list.group.count')}</th>
            {sums.map((source) => (
              <th key={source} scope="col">
                {label({ source, resource: entity.name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, index) => (
            <tr
              key={index}
              data-index={index}
              tabIndex={index === current ? 0 : -1}
              onClick={({ target }) => {
                if (!(target instanceof Element && target.closest('a'))) navigate(pathOf(group))
              }}
            >
              <th scope="row">
                <LinkBase to={pathOf(group)} tabIndex={index === current ? 0 : -1}>
                  {groupText(group.value)}
                </LinkBase>
              </th>
              <td>{numbers.format(group.count)}</td>
              {sums.map((source) => (
                <td key={source}>{sumText(group.totals?.[source], locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > groups.length && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          {groups.length < most ? (
            <Button onClick={() => setLimit((before) => Math.min(before + step, most))}>
              {translate('list.group.more', { count: numbers.format(data.total - groups.length) })}
            </Button>
          ) : (
            translate('list.andMore', { smart_count: 2, count: numbers.format(data.total - groups.length) })
          )}
        </Box>
      )}
    </Box>
  )
}

const Waiting = () => (
  <Box aria-busy sx={{ p: 1.5, display: 'grid', gap: 1.25 }}>
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={28} />
    ))}
  </Box>
)

const frame = {
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.8125rem' },
  '& th, & td': {
    px: 1.5,
    height: 40,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { width: '40%', textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.paper',
  },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '& tbody th': { fontWeight: 500 },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
} as const
