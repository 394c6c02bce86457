/** Child rows in a form, with functions to change them, as far as this person may. */
import { useContext, useEffect } from 'react'
import type { RaRecord } from 'react-admin'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import { InputsContext, SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { isDeletable } from '#resources/form/isEditable.ts'
import { newRow, type ChildKind } from '#resources/form/values/childRows.ts'
import { useMay } from '#resources/contexts/may.ts'

export function useChildRows(name: string, { entity }: ChildKind, most: number) {
  const inputs = useContext(InputsContext)
  const isEdited = useContext(SurfaceContext)?.mode === 'edit'
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' })
  const { errors, defaultValues } = useFormState({ name })
  const may = useMay()
  useEffect(() => {
    inputs.add(name)
    return () => void inputs.delete(name)
  }, [inputs, name])

  const { create, update, delete: remover } = entity.access
  const list = fields as readonly ({ key: string } & Partial<RaRecord>)[]
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`)
  const mayCreate = create !== undefined && may(create)
  return {
    list,
    count: list.length,
    /** The server sends no rows to people who may not read them. */
    isHidden: isEdited ? !Array.isArray(defaultValues?.[name]) : !mayCreate,
    message: typeof message === 'string' && message !== '' ? message : undefined,
    mayAdd: mayCreate && list.length < most,
    mayUpdate: update !== undefined && may(update),
    isRemovable: (row: Partial<RaRecord>) =>
      row.id === undefined || (remover !== undefined && may(remover) && isDeletable(entity, row)),
    isMovable: entity.position !== undefined,
    add: () => append(newRow(entity), { shouldFocus: false }),
    remove: (index: number) => remove(index),
    move: (from: number, to: number) => {
      if (entity.position !== undefined && to >= 0 && to < list.length && to !== from) move(from, to)
    },
  }
}
