/** Form logic of the account pages: one request at a time, errors at their fields, focus on the first error. */
import { useRef, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { CallError, RefusedError, type FieldMessages } from '#providers/callErrors.ts'

/** @param fields Names of the inputs in order; other errors show above them. */
export function useSubmit<Field extends string>(fields: readonly Field[]) {
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const translate = useTranslate()
  const say = (key: string | undefined) => key && translate(key, { _: key })

  const fail = (found: FieldMessages) => {
    setErrors(found)
    const first = fields.find((field) => found[field]) ?? fields[0]
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  /** @param send Receives the input, which has no empty value. */
  const submit =
    (send: (typed: Record<Field, string>) => Promise<void>) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const given = new FormData(event.currentTarget)
      const typed = Object.fromEntries(fields.map((field) => [field, String(given.get(field) ?? '')]))
      const missing = fields.filter((field) => typed[field] === '')
      if (missing.length > 0)
        return fail(Object.fromEntries(missing.map((field) => [field, ['ra.validation.required']])))
      setBusy(true)
      try {
        await send(typed as Record<Field, string>)
        setErrors({})
      } catch (error) {
        fail(fieldsOf(error))
      } finally {
        setBusy(false)
      }
    }

  const other = Object.keys(errors).find((name) => !fields.some((field) => field === name))
  return {
    form,
    isBusy,
    submit,
    /** Errors without a field. */
    common: say(other && errors[other]?.[0]),
    errorAt: (field: Field) => say(errors[field]?.[0]),
  }
}

const fieldsOf = (error: unknown): FieldMessages => {
  if (error instanceof RefusedError) return error.fields
  return { common: [error instanceof CallError ? error.message : 'error.generic'] }
}
