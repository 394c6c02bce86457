/** Writes to saved views, after each of which the list and the menu know what is there. */
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import { menuQuery } from '#resources/contexts/menuQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useOpenView } from '#resources/table/openView.ts'
import { asOpen } from './asOpen.ts'

type Shown = Pick<SavedView, 'address' | 'hidden' | 'columnOrder'>

export function useViewChanges(entity: Entity) {
  const [open, setOpen] = useOpenView(entity.name)
  const [update] = useUpdate()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ['saved-view'] })
    void queryClient.invalidateQueries({ queryKey: [menuQuery] })
  }
  const adopt = (view: SavedView) => {
    setOpen(asOpen(view))
    refresh()
  }
  const fail = (error: unknown) => notify(callMessage(error), { type: 'error' })

  return {
    /** Shows this view as the one that is open. */
    adopt,
    save: async (view: SavedView, shown: Shown) => {
      const data = { ...shown, _version: view._version }
      try {
        const options = { returnPromise: true, mutationMode: 'pessimistic' } as const
        adopt(await update('saved-view', { id: view.id, data, previousData: view }, options))
        notify(translate('list.views.saved', { name: view.name }), { type: 'success' })
      } catch (error) {
        fail(error)
      }
    },
    /** Closes a view that was deleted. */
    forget: ({ id }: Pick<SavedView, 'id'>) => {
      if (open?.id === id) setOpen(null)
      refresh()
    },
  }
}
