/** The open tab of a form or a record's page: it stands in the address, that of a form in a dialog nowhere. */
import { useContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { tabKey } from './tabKey.ts'

/** @param names Names of all tabs; the first is open unless another was opened. */
export function useOpenTab(names: readonly string[]): [open: string, show: (name: string) => void] {
  const isInDialog = useContext(SurfaceContext)?.in === 'dialog'
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [ofDialog, setOfDialog] = useState<string | null>(null)
  const asked = isInDialog ? ofDialog : new URLSearchParams(search).get(tabKey)
  const first = names[0] ?? ''
  const show = (name: string) => {
    if (isInDialog) return setOfDialog(name)
    const query = new URLSearchParams(search)
    if (name === first) query.delete(tabKey)
    else query.set(tabKey, name)
    // A tab is no entry of its own in the history: the back button and Cancel leave the form.
    navigate({ search: query.size > 0 ? `?${query}` : '', hash }, { replace: true, state })
  }
  return [asked !== null && names.includes(asked) ? asked : first, show]
}
