/** Button that merges the two selected records of a list. */
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGetManyAggregate, useListContext, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { AskReplacement, useMayReplace } from './AskReplacement.tsx'

export const MergeButton = ({ entity }: { entity: Entity }) => {
  const { selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const mayReplace = useMayReplace()
  const isPair = mayReplace(entity) && selectedIds.length === 2
  // Selected records may be on another page of the list, so both are read here.
  const { data } = useGetManyAggregate<RaRecord>(entity.name, { ids: selectedIds }, { enabled: isPair })
  const [pair, setPair] = useState<readonly RaRecord[] | null>(null)
  const two = isPair ? (data?.filter((one) => one !== undefined) ?? []) : []
  return (
    <>
      {isPair && (
        <Button size="small" disabled={two.length !== 2} onClick={() => setPair(two)}>
          {translate('replace.mergeTwo')}
        </Button>
      )}
      <AskReplacement
        entity={entity}
        records={pair}
        ending="delete"
        onClose={() => setPair(null)}
        onDone={() => onUnselectItems()}
      />
    </>
  )
}
