/** Loads the record to be copied. */
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { Values } from './changes.ts'
import type { ChildKinds } from '#resources/form/values/childRows.ts'
import { copiedRows, copyOf } from '#resources/form/values/copyOf.ts'
import { FormSkeleton, freshRead } from './FormPage.tsx'
import type { Surface } from '#resources/contexts/FormSurface.ts'

type CopiedRecordProps = {
  entity: Entity
  id: RecordId
  surface: Surface
  rows?: ChildKinds
  children: (copy: Values) => ReactNode
}

export const CopiedRecord = ({ entity, id, surface, rows = {}, children }: CopiedRecordProps) => {
  const { meta, ...options } = freshRead.queryOptions
  const { data, error, refetch } = useGetOne(entity.name, { id, meta }, { ...options, staleTime: Infinity })
  const may = useMay()
  if (data) return children({ ...copyOf(entity, data, may), ...copiedRows(data, rows, may) })
  const placeholder = error ? <ReadFailure error={error} onRetry={refetch} /> : <FormSkeleton />
  return surface.in === 'dialog' ? <DialogContent dividers>{placeholder}</DialogContent> : placeholder
}
