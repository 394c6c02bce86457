/** Does deeds to the item at hand, and takes the last one back. */
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'

export type Deed = 'done' | 'archived' | 'moved' | 'noted'
type Last = { id: number; deed: Deed; undo: () => Promise<unknown> }

type Deeds = {
  isBusy: boolean
  /** Deeds of this round, by the id of their item. */
  deeds: ReadonlyMap<number, Deed>
  last: Last | undefined
  /** @returns Whether it was done; what kept it from being done is said. */
  act: (item: AgendaItem, deed: 'done' | 'archived') => Promise<boolean>
  /** Remembers a deed done elsewhere on the page, so that `undo` takes it back. */
  remember: (last: Last) => void
  /** @returns The item that is as it was, if it worked. */
  undo: () => Promise<number | undefined>
}

const actions = { done: 'finish', archived: 'archive' } as const
const post = (path: string, body: object = {}): Promise<unknown> =>
  call('POST', `${agendaItem.api}/${path}` as string, { body })

export function useDeeds(): Deeds {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [deeds, setDeeds] = useState<ReadonlyMap<number, Deed>>(new Map())
  const [last, setLast] = useState<Last>()

  const remember = (next: Last) => {
    setDeeds((before) => new Map(before).set(next.id, next.deed))
    setLast(next)
  }
  /** Lets one deed run at a time: a key that is pressed twice does it once. */
  const trying = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const act: Deeds['act'] = async ({ id }, deed) => {
    const isDone = await trying(() => post(`${id}/${actions[deed]}`))
    if (isDone) remember({ id, deed, undo: () => post(`${id}/reopen`) })
    return isDone
  }
  const undo = async () => {
    if (!last) return undefined
    const isUndone = await trying(last.undo)
    if (!isUndone) return undefined
    setDeeds((before) => new Map([...before].filter(([id]) => id !== last.id)))
    setLast(undefined)
    notify(translate('agendaPage.triage.undone'), { type: 'info' })
    return last.id
  }
  return { isBusy, deeds, last, act, remember, undo }
}

/** Puts an item back on the day on which it was. */
export const moveBack = (id: number, date: string) => () => post('change-date', { ids: [id], date })

/** Gives an item the note that it had. */
export const noteBack = (id: number, note: string | null) => () => post('entries', { ids: [id], note })
