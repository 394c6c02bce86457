/** Takes one action: asks, reports the result, and reloads the page's data. */
import { useState, type ReactNode } from 'react'
import { useEvent, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { OnceDialog } from '#resources/actions/OnceDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { asks } from './asks.ts'
import { isHeld } from './dueAction.ts'
import { useActionInputs } from './useActionInputs.ts'

type Taking = {
  entity: Entity
  record: Partial<RaRecord>
  name: string
  action: LifecycleAction
  /** Gets the name of the action that takes this one back. */
  onTaken?: (undo: string | undefined) => void
}

export type TakeAction = {
  /** Translated label of its button. */
  label: string
  title: string
  isBusy: boolean
  /** The record already has a value that the action would replace. */
  isRenewing: boolean
  /** Asks first, if there is anything to ask. */
  start: () => void
  /** Takes the action without asking. A stable function. */
  takeAtOnce: () => Promise<void>
  /** Render these beside the element that starts the action. */
  dialogs: ReactNode
}

export function useTakeAction({ entity, record, name, action, onTaken }: Taking): TakeAction {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const titleOf = useTitleText(entity)
  const { inputs, load } = useActionInputs(entity)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const words = `resources.${entity.name}.actions.${name}`
  const isRenewing = isHeld(action, record)
  const title = translate(`${words}.title`)
  const label = isRenewing ? translate(`${words}.again`, { _: title }) : title

  const take = async (body: Readonly<Record<string, unknown>>) => {
    const path = `${entity.api}/${record.id}/${name}`
    const answer = await formKey.send((key) => call('POST', path, { body, key }))
    setOpen(false)
    if (action.tells !== undefined) return setTold(isObject(answer) ? String(answer[action.tells]) : null)
    const done = translate('lifecycle.done', { name: title })
    notify(translate(`${words}.done`, { _: done }), { type: 'success' })
    onTaken?.(action.undo)
    refresh()
  }
  const takeAtOnce = useEvent(async () => {
    setBusy(true)
    await take({}).catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
    setBusy(false)
  })
  const start = () => {
    // An action that replaces nothing yet needs no question.
    if (!asks(action) || (action.replaces !== undefined && !isRenewing)) return void takeAtOnce()
    load()
      .then(() => setOpen(true))
      .catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
  }
  const dialogs = (
    <>
      <ActionDialog
        {...{ entity, name, action, isOpen, inputs, take }}
        title={label}
        recordTitle={titleOf(record as RaRecord)}
        onClose={() => setOpen(false)}
      />
      {action.tells !== undefined && (
        <OnceDialog
          secret={told}
          title={translate(`${words}.told`, { _: label })}
          lead={translate(`${words}.done`, { _: '' })}
          onClose={() => {
            setTold(null)
            refresh()
          }}
        />
      )}
    </>
  )
  return { label, title, isBusy, isRenewing, start, takeAtOnce, dialogs }
}
