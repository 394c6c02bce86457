/** Dialog over a list for adding and editing its records, opened by the address. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreatePath, useNavigate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { FormDialog } from './FormDialog.tsx'
import { useDialogSearch, type OpenDialog } from './useDialogSearch.ts'

export const RecordDialog = ({ entity }: { entity: Entity }) => {
  const { open, close } = useDialogSearch()
  const { form } = useEntityDefinition(entity.name)
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const queryClient = useQueryClient()
  const may = useMay()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState<OpenDialog>()
  if (open && JSON.stringify(open) !== JSON.stringify(shown)) setShown(open)
  const mode = open ?? shown
  if (!mode || !form || !may(mode.mode === 'add' ? entity.access.create : entity.access.update)) return null

  return (
    <FormDialog
      isOpen={open !== undefined}
      resource={entity.name}
      id={mode.mode === 'edit' ? mode.id : undefined}
      duplicate={mode.mode === 'add' ? mode.duplicate : undefined}
      form={form}
      isInAddress
      onClose={close}
      onSaved={({ id }) => {
        // Replaces the dialog in the history, so that the back button leads to the list.
        if (mode.mode === 'add' && tellsFirst(entity)) {
          navigate(createPath({ resource: entity.name, type: 'show', id }), {
            replace: true,
            state: { justAdded: true },
          })
        } else close()
        void queryClient.invalidateQueries({ queryKey: [entity.name] })
      }}
      onClosed={() => setShown(undefined)}
    />
  )
}

/** A record just added that is of no use without what its page then tells, such as a key. */
const tellsFirst = ({ lifecycle }: Entity): boolean =>
  Object.values(lifecycle?.actions ?? {}).some(({ tells }) => tells !== undefined)
