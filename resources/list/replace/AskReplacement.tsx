/** The dialog that replaces a record, loaded on first use; and whether it is offered. */
import { useState, type ComponentProps } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { replaceable } from '#resources/generated/replaceable.ts'
import type { Entity } from '#schemas/entity.ts'

const ReplaceDialog = lazyPart(async () => ({ default: (await import('./ReplaceDialog.tsx')).ReplaceDialog }), 'dialog')

type DialogProps = ComponentProps<typeof ReplaceDialog>
/** `records`: null while it is closed. */
type AskProps = Omit<DialogProps, 'records' | 'isOpen'> & { records: DialogProps['records'] | null }

export const AskReplacement = ({ records, ...props }: AskProps) => {
  /** Kept while the dialog fades out; each time begins anew. */
  const [shown, setShown] = useState({ records, turn: 0 })
  if (records && records !== shown.records) setShown({ records, turn: shown.turn + 1 })
  return (
    <WhenFirst wanted={records !== null}>
      <ReplaceDialog key={shown.turn} {...props} isOpen={records !== null} records={shown.records ?? []} />
    </WhenFirst>
  )
}

/** Whether this person may replace records of the entity by others. */
export function useMayReplace(): (entity: Entity) => boolean {
  const may = useMay()
  return (entity) => replaceable.has(entity.name) && may(entity.access.update)
}
