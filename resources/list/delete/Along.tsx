/** Records affected by a deletion: they lose a relation or are deleted too. */
import DialogContentText from '@mui/material/DialogContentText'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import type { RecordId } from '#resources/paths.ts'
import { useCountText } from '#resources/texts/useCountText.ts'
import type { Entity } from '#schemas/entity.ts'
import { useUses, type Use } from './uses.ts'

export const Along = ({ entity, ids }: { entity: Entity; ids: readonly RecordId[] }) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const countText = useCountText()
  const data = useUses(entity, ids)
  const worstFirst = [...data.filter(isGone), ...data.filter((use) => !isGone(use))]
  return worstFirst.map((use) =>
    use.onDelete ? (
      <DialogContentText key={`${use.entity}.${use.property}`} sx={{ mt: 1 }}>
        {translate(isGone(use) ? 'list.deletedAlong' : 'list.unlinkedAlong', {
          smart_count: ids.length,
          count: countText(use),
          of: labelOf(use.entity, use.more ? 2 : use.count),
        })}
      </DialogContentText>
    ) : null,
  )
}

const isGone = ({ onDelete }: Use): boolean => onDelete === 'deleted'
