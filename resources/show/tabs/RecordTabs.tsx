/**
 * Tabs of a record's page: its values, lists of what refers to it, further parts, other uses and its history. The
 * address names the open one.
 */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'
import { useLocation, useNavigate, useResourceDefinitions, useTranslate, type RaRecord } from 'react-admin'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { callIfOffered } from '#providers/http.ts'
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { seesAll } from '#resources/show/history/seesAll.ts'
import { useCountText } from '#resources/texts/useCountText.ts'
import { usesIn } from '#resources/list/delete/uses.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { OwnList } from './OwnList.tsx'

const HistoryList = lazyPart(async () => ({
  default: (await import('#resources/show/history/HistoryList.tsx')).HistoryList,
}))
const ReadList = lazyPart(async () => ({
  default: (await import('#resources/show/history/ReadList.tsx')).ReadList,
}))
const WhereUsed = lazyPart(async () => ({ default: (await import('#resources/show/WhereUsed.tsx')).WhereUsed }))

export type TabList = {
  resource: string
  property: string
  /** Values of a new one; without it, this record in the property. */
  initial?(record: RaRecord): Readonly<Record<string, unknown>>
}

type RecordTabsProps = ShowLayoutProps & {
  /** Key of the texts that has those of the tabs, under `tabs`. */
  texts: string
  /** Lists by tab, with the property that refers to the record. */
  lists: Readonly<Record<string, readonly TabList[]>>
  /** Further tabs, after the values. */
  parts?: Readonly<Record<string, ComponentType<{ record: RaRecord }>>>
}

export const RecordTabs = ({ entity, record, details, texts, lists, parts = {} }: RecordTabsProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const may = useMay()
  const known = useResourceDefinitions<{ access?: { read?: RoleExpression } }>()
  const asked = new URLSearchParams(useLocation().search).get('tab')
  const { data: uses = [] } = useQuery({
    queryKey: [entity.name, 'usage', String(record.id)],
    queryFn: async ({ signal }) => usesIn(await callIfOffered('GET', `${entity.api}/${record.id}/usage`, { signal })),
    retry: false,
  })
  const isReadable = (resource: string) =>
    known[resource]?.hasList === true && may(known[resource]?.options?.access?.read)
  const shown = Object.entries(lists).flatMap(([name, all]) => {
    const mine = all.filter(({ resource }) => isReadable(resource))
    return mine.length > 0 ? [{ name, mine }] : []
  })
  const isListed = (use: { entity: string; property: string }) =>
    shown.some(({ mine }) => mine.some((one) => one.resource === use.entity && one.property === use.property))
  const others = uses.filter((use) => known[use.entity]?.hasList && !isListed(use))
  const names = [
    'details',
    ...Object.keys(parts),
    ...shown.map(({ name }) => name),
    ...(others.length > 0 ? ['others'] : []),
    ...(seesAll(entity) ? ['history', 'reads'] : []),
  ]
  const tab = names.includes(asked ?? '') ? (asked ?? '') : 'details'
  const Part = parts[tab]
  const countText = useCountText()
  const countOf = (name: string) => {
    const mine = shown.find((one) => one.name === name)?.mine ?? []
    const own = uses.filter((use) => mine.some((one) => isSame(use, one)))
    const count = own.reduce((sum, use) => sum + use.count, 0)
    return count === 0 ? undefined : countText({ count, more: own.some(({ more }) => more) })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate(`${texts}.tabs.label`)}
        onChange={(_, next: string) => navigate({ search: next === 'details' ? '' : `?tab=${next}` })}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            label={[translate(`${texts}.tabs.${name}`), countOf(name)].filter(Boolean).join(' ')}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={240} aria-busy />}>
          {tab === 'details' && details}
          {Part && <Part record={record} />}
          {shown
            .filter(({ name }) => name === tab)
            .flatMap(({ mine }) => mine)
            .map(({ resource, property, initial }) => (
              <OwnList
                key={resource}
                {...{ entity, resource, property, record }}
                initial={initial?.(record) ?? { [property]: referenceTo(entity, record) }}
                count={uses.find((use) => isSame(use, { resource, property }))?.count ?? 0}
              />
            ))}
          {tab === 'others' && <WhereUsed entity={entity} id={record.id} without={isListed} />}
          {tab === 'history' && <HistoryList entity={entity} record={record} />}
          {tab === 'reads' && <ReadList entity={entity} record={record} />}
        </Suspense>
      </Box>
    </Box>
  )
}

const referenceTo = ({ titleField }: Entity, record: RaRecord) => ({
  id: record.id,
  [titleField]: record[titleField] as unknown,
})

const isSame = (use: { entity: string; property: string }, one: { resource: string; property: string }): boolean =>
  use.entity === one.resource && use.property === one.property
