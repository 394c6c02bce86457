/** Readers of the record, for those who may see its history; loaded when first opened. */
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Fold } from '#resources/show/Fold.tsx'
import { seesAll } from './seesAll.ts'

const ReadList = lazyPart(async () => ({ default: (await import('./ReadList.tsx')).ReadList }))

export const Reads = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  if (!seesAll(entity)) return null
  return (
    <section aria-label={translate('history.reads.title')}>
      <Fold title={translate('history.reads.title')} heading="h2">
        <Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
          <ReadList entity={entity} record={record} />
        </Suspense>
      </Fold>
    </section>
  )
}
