/** Takes the item at hand up while it is in sight, and puts it back when it is left undone. */
import { useEffect } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '#providers/http.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'

/** @param id undefined: none that is open and free. */
export function useTaken(id: number | undefined): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (id === undefined) return undefined
    const send = (action: string) => call('POST', `${agendaItem.api}/${id}/${action}` as string, { body: {} })
    // A colleague who was faster is shown when the item is read again.
    send('take').catch(() => refresh())
    return () => {
      // What is done meanwhile has nobody who has it, which is refused and no matter.
      send('release').catch(() => undefined)
    }
  }, [id, refresh])
}
