/** Records affected by a deletion: they lose a relation or are deleted too. */
import DialogContentText from '@mui/material/DialogContentText'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useCountText } from '#resources/texts/useCountText.ts'
import { useUses, type Use } from './uses.ts'

type AlongProps = {
  /** Entity of the records to be deleted. */
  entity: string
  /** Number of the records to be deleted. */
  count: number
  /** Path of the call that counts what uses them. */
  path: string | undefined
}

export const Along = ({ entity, count: smart_count, path }: AlongProps) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const countText = useCountText()
  const data = useUses(entity, path)
  const worstFirst = [...data.filter(isGone), ...data.filter((use) => !isGone(use))]
  return worstFirst.map((use) =>
    use.onDelete ? (
      <DialogContentText key={`${use.entity}.${use.property}`} sx={{ mt: 1 }}>
        {translate(isGone(use) ? 'list.deletedAlong' : 'list.unlinkedAlong', {
          smart_count,
          count: countText(use),
          of: labelOf(use.entity, use.more ? 2 : use.count),
        })}
      </DialogContentText>
    ) : null,
  )
}

const isGone = ({ onDelete }: Use): boolean => onDelete === 'deleted'
