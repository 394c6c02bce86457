/** Page of one record: title, actions, grouped values, usage and history. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { ShowBase, useShowContext, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { isSingle, singleId } from '#schemas/single.ts'
import { useEntityDefinition, type PartProps } from '#resources/contexts/entityOptions.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage, saysItself } from '#resources/page/ReadFailure.tsx'
import { useTitleText } from '#resources/texts/titleText.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { hasReads } from './history/hasReads.ts'

/** Parts with code of their own, because this page's code is loaded with that of the list. */
const RecordActions = lazyPart(async () => ({ default: (await import('./RecordActions.tsx')).RecordActions }))
const Ancestors = lazyPart(async () => ({ default: (await import('./Ancestors.tsx')).Ancestors }))
const WhereUsed = lazyPart(async () => ({ default: (await import('./WhereUsed.tsx')).WhereUsed }))
const History = lazyPart(async () => ({ default: (await import('./history/History.tsx')).History }))
const Reads = lazyPart(async () => ({ default: (await import('./history/Reads.tsx')).Reads }))

type EntityShowProps = {
  entity: Entity
  /** Groups of values. */
  children: ReactNode
}

export const EntityShow = ({ entity, children }: EntityShowProps) => (
  <ShowBase
    resource={entity.name}
    id={isSingle(entity) ? singleId : undefined}
    disableAuthentication
    redirectOnError={false}
    queryOptions={saysItself}
  >
    <ShowPage entity={entity}>{children}</ShowPage>
  </ShowBase>
)

const ShowPage = ({ entity, children }: EntityShowProps) => {
  const { record, error, isPending, refetch } = useShowContext()
  const { above: Above, below: Below, showLayout: Layout } = useEntityDefinition(entity.name)
  const titleOf = useTitleText(entity)
  const title = record ? titleOf(record) : ''
  // Loads the buttons while the record is read, so that both are there at once.
  useEffect(() => void RecordActions.preload(), [])
  if (error && !record) return <ReadFailurePage resource={entity.name} error={error} onRetry={refetch} />
  const details = (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {isPending ? (
        blank
      ) : (
        <>
          {Above && <Part part={Above} entity={entity} />}
          {children}
          {Below && <Part part={Below} entity={entity} />}
        </>
      )}
    </Paper>
  )
  return (
    <Box sx={widePage}>
      {record && isPart(entity, record) && (
        <Suspense>
          <Ancestors {...{ entity, record, title }} />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <PageTitle>{title}</PageTitle>
        {record && <Inactive entity={entity} isActive={record.active} />}
        {record && (
          <Suspense fallback={line}>
            <RecordActions entity={entity} record={record} />
          </Suspense>
        )}
      </Box>
      {record && Layout ? (
        <Suspense fallback={blank}>
          <Layout {...{ entity, record, details }} />
        </Suspense>
      ) : (
        details
      )}
      {record && !Layout && (
        <Suspense>
          <WhereUsed entity={entity} id={record.id} />
          <History entity={entity} record={record} />
          {hasReads(entity) && <Reads entity={entity} record={record} />}
        </Suspense>
      )}
    </Box>
  )
}

const isPart = ({ properties }: Entity, record: RaRecord): boolean =>
  properties.some(({ name, relation }) => relation?.hierarchy && record[name])

/** On a phone the buttons have a line of their own. */
const line = <Box sx={{ height: 36, flexBasis: { xs: '100%', sm: 0 } }} />

const blank = <Skeleton variant="rounded" height={240} />

const Part = ({ part: Shown, entity }: PartProps & { part: ComponentType<PartProps> }) => (
  <Suspense fallback={blank}>
    <Shown entity={entity} />
  </Suspense>
)

const Inactive = ({ entity, isActive }: { entity: Entity; isActive: unknown }) => {
  const translate = useTranslate()
  const has = entity.properties.some(({ name, type }) => name === 'active' && type === 'boolean')
  return has && isActive === false ? <Chip size="small" color="warning" label={translate('show.inactive')} /> : null
}
