/** Takes the item at hand up while it is in sight, and puts it back when it is left undone. */
import { useEffect } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '#providers/http.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'

/**
 * @param id undefined: none that is open and free.
 * @param closing Items that are being closed, which nobody has afterwards.
 */
export function useTaken(id: number | undefined, closing: ReadonlySet<number>): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (id === undefined) return undefined
    const send = (action: string) => call('POST', `${agendaItem.api}/${id}/${action}` as string, { body: {} })
    // A colleague who was faster is shown when the item is read again.
    send('take').catch(() => refresh())
    return () => {
      if (!closing.has(id)) send('release').catch(() => undefined)
    }
  }, [id, refresh, closing])
}
