/** The list of a saved view, by its title; its choice comes with the form. */
import { useGetResourceLabel, useRecordContext } from 'react-admin'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export const ListField = () => {
  const list = useRecordContext<SavedView>()?.list
  const labelOf = useGetResourceLabel()
  return list === undefined ? null : labelOf(list, 2)
}

export const ListInput = lazyPart(async () => ({ default: (await import('./ListChoice.tsx')).ListChoice }), 'nothing')
