/** Rows of a property in a form, with functions to change them. */
import { useContext, useEffect, useId } from 'react'
import { useResourceContext, useTranslate, useWrappedSource } from 'react-admin'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import type { RowColumn } from '#schemas/entity.ts'
import { textKey } from '#resources/texts/rowPath.ts'
import { RequiredContext } from '#resources/form/conditions.ts'
import { InputsContext, useIsClosed } from '#resources/contexts/FormSurface.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import type { ControlProps } from '#resources/inputs/useControl.ts'

export function useRows({ source, columns, write, ...props }: ControlProps & { columns: readonly RowColumn[] }) {
  const inputs = useContext(InputsContext)
  const required = useContext(RequiredContext).has(source) || props.required === true
  const place = useWrappedSource(source)
  const isClosed = useIsClosed(place)
  const { fields, append, remove, move } = useFieldArray({ name: place })
  const { errors } = useFormState({ name: place })
  const resource = useResourceContext()
  const translate = useTranslate()
  const may = useMay()
  const id = useId()
  useEffect(() => {
    inputs.add(place)
    return () => void inputs.delete(place)
  }, [inputs, place])

  const message: unknown = get(errors, `${place}.message`) ?? get(errors, `${place}.root.message`)
  const isFaulty = typeof message === 'string' && message !== ''
  const help = translate(textKey(resource, source, 'help'), { _: '' })
  return {
    id,
    label: useLabel(source),
    required,
    disabled: isClosed || (write !== undefined && !may(write)),
    isFaulty,
    note: (isFaulty ? translate(message, { _: message }) : help) || undefined,
    rows: fields,
    add: () => append(newRow(columns)),
    remove,
    move: (from: number, to: number) => {
      if (to >= 0 && to < fields.length && to !== from) move(from, to)
    },
  }
}

/**
 * Every column has a value, if only null: a missing one would take the value of the row that was in its place before.
 */
export const newRow = (columns: readonly RowColumn[]): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ name, type, required, default: given }) => [
      name,
      given ?? (type === 'boolean' && required ? false : null),
    ]),
  )
