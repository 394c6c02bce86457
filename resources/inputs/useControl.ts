/** State of an input in its form: value, label, help, error and whether it is editable. */
import { useContext, useEffect } from 'react'
import { useInput, useResourceContext, useTranslate, useWrappedSource } from 'react-admin'
import type { RoleExpression } from '#schemas/entity.ts'
import { textKey } from '#resources/texts/rowPath.ts'
import { InputsContext, TakenContext, useIsClosed } from '#resources/contexts/FormSurface.ts'
import { RowContext } from '#resources/contexts/RowContext.ts'
import { RequiredContext } from '#resources/form/conditions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

export type ControlProps = {
  source: string
  required?: boolean
  /** Right to change it; absent: everyone who may save the form. */
  write?: RoleExpression
}

const asIs = (value: unknown) => value

export function useControl<T>({ source, required: always = false, write }: ControlProps) {
  const inputs = useContext(InputsContext)
  const required = useContext(RequiredContext).has(source) || always
  const { id, field, fieldState } = useInput({ source, format: asIs, parse: asIs })
  const resource = useResourceContext()
  const translate = useTranslate()
  const may = useMay()
  const label = useLabel(source)
  const place = useWrappedSource(source)
  const isClosed = useIsClosed(place)
  const taken = useContext(TakenContext).get(place)
  const isLocked = useContext(RowContext)?.isLocked === true
  useEffect(() => {
    inputs.add(place)
    return () => void inputs.delete(place)
  }, [inputs, place])

  const message = fieldState.error?.message
  const help = translate(textKey(resource, source, 'help'), { _: '' })
  return {
    id,
    value: field.value as T | null | undefined,
    change: (value: T | null) => field.onChange(value),
    blur: () => field.onBlur(),
    ref: field.ref,
    label,
    required,
    disabled: isClosed || isLocked || (write !== undefined && !may(write)),
    invalid: fieldState.invalid,
    /** Instead of the help: another record has this value. */
    taken: message ? undefined : taken,
    /** Text below the input: error, else help. */
    note: (message ? translate(message, { _: message }) : help) || undefined,
  }
}
