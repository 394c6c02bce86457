/** Sends what is done to many items, in calls that the server takes, and says what became of them. */
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate, type Identifier } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { UndoNotice } from './UndoNotice.tsx'

/** Ids of one call. */
const most = 1000

type Outcome = { done: number[]; refused: { id: number; errors: string[] }[] }
type Sent = {
  ids: readonly Identifier[]
  body?: Readonly<Record<string, unknown>>
  /** The call that takes it back. */
  undo?: string
}

/** `send`: false when it failed as a whole, which is said. */
export function useMany(): { isBusy: boolean; send: (name: string, sent: Sent) => Promise<boolean> } {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  const send = async (name: string, { ids, body, undo }: Sent): Promise<boolean> => {
    setBusy(true)
    try {
      const { done, refused } = await inParts(name, ids, body)
      const text = translate('agendaPage.done', { smart_count: done.length })
      const [first] = refused
      if (first)
        notify('agendaPage.refused', {
          type: 'warning',
          messageArgs: { done: text, smart_count: refused.length, reason: first.errors[0] ?? '' },
        })
      else
        notify(undo ? <UndoNotice text={text} onUndo={() => send(undo, { ids: done })} /> : text, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}

async function inParts(name: string, ids: readonly Identifier[], body: Sent['body']): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (let from = 0; from < ids.length; from += most) {
    const some = ids.slice(from, from + most).map(Number)
    const answer: unknown = await call('POST', `${agendaItem.api}/${name}` as string, { body: { ids: some, ...body } })
    if (!isObject(answer)) continue
    outcome.done.push(...(answer.done as Outcome['done']))
    outcome.refused.push(...(answer.refused as Outcome['refused']))
  }
  return outcome
}
