/** Checks a form with the validator that the server uses, in the reader's language. */
import { useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { check, type FieldError, type Validate } from '#schemas/validation.ts'
import { useMay } from '#resources/may.ts'
import { formWide } from './serverErrors.ts'
import { filledIn, toWire, type Values } from './wire.ts'

export type Validators = { validateCreate: Validate; validateUpdate: Validate }
type Errors = { [name: string]: string | Errors }

/** @returns What react-hook-form calls: the first error per input, what has none above the fields; empty when all is well. */
export function useValidate(
  entity: Entity,
  mode: 'create' | 'edit',
  load: () => Promise<Validators>,
  inputs: ReadonlySet<string>,
): (values: Values) => Promise<Errors> {
  const may = useMay()
  const translate = useTranslate()

  const messageOf = ({ field, key, keyword, params }: FieldError): string => {
    const isAmount =
      entity.properties.some(({ name, type }) => name === field && type === 'money') && keyword === 'type'
    const general = translate(isAmount ? 'form.amount' : key, params)
    return translate(`resources.${entity.name}.errors.${field}.${keyword}`, { ...params, _: general })
  }

  return async (values) => {
    const { validateCreate, validateUpdate } = await load()
    const body = toWire(entity, values, may)
    const found =
      mode === 'create' ? check(entity, validateCreate, filledIn(body)) : check(entity, validateUpdate, body)
    const errors: Errors = {}
    for (const error of found) {
      const isPlaced = inputs.has(error.field) || inputs.has(error.field.split('.')[0] ?? '')
      const message = messageOf(error)
      if (isPlaced) place(errors, error.field, message)
      else
        place(
          errors,
          formWide,
          `${translate(`resources.${entity.name}.fields.${error.field}`, { _: error.field })}: ${message}`,
        )
    }
    return errors
  }
}

/** The first message stays. */
function place(errors: Errors, path: string, message: string): void {
  const [name = '', ...inner] = path.split('.')
  const before = errors[name]
  if (inner.length === 0) errors[name] = before ?? message
  else if (typeof before !== 'string') place((errors[name] = before ?? {}), inner.join('.'), message)
}
