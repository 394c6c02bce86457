/** Opens the file, or adds its claims to one that runs; a click that is repeated does it once. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { firstTexts } from './body.ts'
import type { Result } from './OpenedFile.tsx'
import type { Errors } from './typedFile.ts'

/** A plain string, so that the answer does not get the type of a record from the list's path. */
const path: string = '/api/v4/file'
type Outcome = { result: Result } | { errors: Errors }

export function useOpening() {
  const translate = useTranslate()
  const formKey = useFormKey()
  const [isBusy, setBusy] = useState(false)

  const told = async (work: () => Promise<Result>): Promise<Outcome> => {
    setBusy(true)
    try {
      return { result: await work() }
    } catch (error) {
      if (error instanceof RefusedError && Object.keys(error.fields).length > 0)
        return { errors: firstTexts(error.fields) }
      const message = callMessage(error)
      return { errors: { common: translate(message, { _: message }) } }
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    open: (body: object) =>
      told(async () => {
        const made = (await formKey.send((key) => call('POST', path, { body, key }))) as Omit<Result, 'isJoined'>
        return { id: made.id, number: made.number, letterFault: made.letterFault, isJoined: false }
      }),
    join: (file: number, claims: unknown) =>
      told(async () => {
        const its = `/api/v4/file/${file}/claims` as const
        const made = await formKey.send((key) => call('POST', its, { body: { claims }, key }))
        return { id: made.id, number: made.number, letterFault: null, isJoined: true }
      }),
  }
}
