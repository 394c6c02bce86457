/** History of a record, for those who see all records of its kind; loaded when first opened. */
import { Suspense } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import Skeleton from '@mui/material/Skeleton'
import type { Entity } from '#schemas/entity.ts'
import { Fold } from '#resources/show/Fold.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { seesAll } from './seesAll.ts'

const HistoryList = lazyPart(async () => ({ default: (await import('./HistoryList.tsx')).HistoryList }))

export const History = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  if (!entity.audit || !seesAll(entity)) return null
  return (
    <section aria-label={translate('history.title')}>
      <Fold title={translate('history.title')} heading="h2">
        <Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
          <HistoryList entity={entity} record={record} />
        </Suspense>
      </Fold>
    </section>
  )
}
