/** Submits a client with everything that belongs to it, and sorts errors by part. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isObject, RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import { emptied } from '#resources/form/conditions.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { Typed } from './draft.ts'
import type { Said } from './StepForm.tsx'
import { partEntities, type Part } from './steps.tsx'

export type SaidByPart = Record<Part, Said>
export const nothingSaid: SaidByPart = { customer: {}, contactPerson: {}, dueDiligence: {} }

export function useIntake() {
  const may = useMay()
  const translate = useTranslate()
  const formKey = useFormKey()
  const [isBusy, setBusy] = useState(false)

  const wire = (part: Part, typed: Typed) => {
    const asker = { me: currentUser(), asOf: new Date().toISOString() }
    const entity = partEntities[part]
    return filledIn(toWire(entity, emptied(entity, typed[part], asker), may))
  }

  /** @returns Id of the client, or the errors. */
  const send = async (typed: Typed): Promise<{ id: number } | { said: SaidByPart }> => {
    setBusy(true)
    try {
      const body = Object.fromEntries(['customer' as const, ...typed.wanted].map((part) => [part, wire(part, typed)]))
      const answer = await formKey.send((key) => call('POST', '/api/v4/customer/intake', { body, key }))
      return { id: isObject(answer) ? Number(answer.id) : 0 }
    } catch (error) {
      if (error instanceof RefusedError) return { said: byPart(error.fields) }
      const message = callMessage(error)
      return { said: { ...nothingSaid, customer: { common: translate(message, { _: message }) } } }
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}

/** 'contactPerson.email' is `email` of the contact person; a field without a part belongs to the client. */
export function byPart(fields: Readonly<Record<string, readonly string[]>>): SaidByPart {
  const said: SaidByPart = { customer: {}, contactPerson: {}, dueDiligence: {} }
  for (const [key, [message = '']] of Object.entries(fields)) {
    const [part = '', ...rest] = key.split('.')
    const isPart = part in said && rest.length > 0
    const target = isPart ? (part as Part) : 'customer'
    said[target] = { ...said[target], [isPart ? rest.join('.') : 'common']: message }
  }
  return said
}
