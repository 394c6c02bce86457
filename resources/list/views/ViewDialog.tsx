/** Form of a saved view over its list: a name, and for whom it is. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import { FormDialog } from '#resources/dialog/FormDialog.tsx'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { OwnListContext } from '#resources/contexts/OwnListContext.ts'
import { useViewChanges } from './useViewChanges.ts'

/** A saved view, or the values that a new one begins with. */
export type Edited = { id: number } | { initial: Readonly<Record<string, unknown>> }

type ViewDialogProps = { entity: Entity; edited: Edited | undefined; onClose: () => void }

export const ViewDialog = ({ entity, edited, onClose }: ViewDialogProps) => {
  const { form } = useEntityDefinition('saved-view')
  const translate = useTranslate()
  const { adopt } = useViewChanges(entity)
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(edited)
  if (edited && edited !== shown) setShown(edited)
  if (!form || !shown) return null
  return (
    <OwnListContext value>
      <FormDialog
        isOpen={edited !== undefined}
        resource="saved-view"
        {...shown}
        title={translate('id' in shown ? 'list.views.changeOne' : 'list.views.saveOne')}
        form={form}
        onClose={onClose}
        onSaved={(view) => {
          adopt(view as SavedView)
          onClose()
        }}
        onClosed={() => setShown(undefined)}
      />
    </OwnListContext>
  )
}
