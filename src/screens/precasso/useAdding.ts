/** Adds the item; a click that is repeated does it once. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { firstTexts } from '#src/screens/newFile/body.ts'
import type { Errors } from '#src/screens/newFile/typedFile.ts'

/** A plain string, so that the answer does not get the type of a record from the list's path. */
const path: string = '/api/v4/precasso'
type Outcome = { id: number; number: string } | { errors: Errors }

export function useAdding() {
  const translate = useTranslate()
  const formKey = useFormKey()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async add(body: object): Promise<Outcome> {
      setBusy(true)
      try {
        return (await formKey.send((key) => call('POST', path, { body, key }))) as { id: number; number: string }
      } catch (error) {
        if (error instanceof RefusedError && Object.keys(error.fields).length > 0)
          return { errors: firstTexts(error.fields) }
        const message = callMessage(error)
        return { errors: { common: translate(message, { _: message }) } }
      } finally {
        setBusy(false)
      }
    },
  }
}
