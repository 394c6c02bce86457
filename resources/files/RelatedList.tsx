/** A list of records of a file, or of its debtor, where this person may read them. */
import { useResourceDefinitions, type RaRecord } from 'react-admin'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { OwnList } from '#resources/show/tabs/OwnList.tsx'

type RelatedListProps = {
  /** Entity of the record. */
  entity: Entity
  record: RaRecord
  resource: string
  property: string
  count?: number
}

export const RelatedList = ({ entity, record, resource, property, count = 0 }: RelatedListProps) => {
  const may = useMay()
  const known = useResourceDefinitions<{ access?: { read?: RoleExpression } }>()[resource]
  if (!known?.hasList || !may(known.options?.access?.read)) return null
  const initial = { [property]: { id: record.id, [entity.titleField]: record[entity.titleField] as unknown } }
  return <OwnList {...{ entity, record, resource, property, initial, count }} />
}
