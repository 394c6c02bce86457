/** Open dialog of a list by the address: `?add`, `?duplicate=12`, `?edit=12`. The back button closes it. */
import { useCallback } from 'react'
import { useEvent, useLocation, useNavigate } from 'react-admin'
import { addSearch, duplicateSearch, editSearch, type RecordId } from '#resources/contexts/paths.ts'

export type OpenDialog = { mode: 'add'; duplicate?: string } | { mode: 'edit'; id: string }

export function useDialogSearch() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const id = asked.get('edit')
  const duplicate = asked.get('duplicate') ?? undefined
  const isAdding = asked.has('add') || duplicate !== undefined
  const open: OpenDialog | undefined = id ? { mode: 'edit', id } : isAdding ? { mode: 'add', duplicate } : undefined
  asked.delete('add')
  asked.delete('duplicate')
  asked.delete('edit')
  const rest = asked.toString()

  const withRest = (own: string) => ({ search: `?${rest ? `${rest}&` : ''}${own}` })
  const isOurs = (state as { dialog?: boolean } | null)?.dialog === true
  /**
   * Goes back to where the dialog was opened, or to the list if a link from elsewhere opened it. Does nothing if it is
   * closed.
   */
  const close = useEvent(() => {
    if (!open) return
    if (isOurs) navigate(-1)
    else navigate({ search: rest && `?${rest}` }, { replace: true })
  })
  return {
    open,
    add: withRest(addSearch),
    duplicate: (record: RecordId) => withRest(duplicateSearch(record)),
    edit: useCallback((record: RecordId) => ({ search: `?${rest ? `${rest}&` : ''}${editSearch(record)}` }), [rest]),
    close,
  }
}

/** Navigation state of a dialog opened from its own list. */
export const dialogState = { dialog: true }
