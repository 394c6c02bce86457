/** Columns that can be edited in place: those of a lookup whose values fit into a cell. */
import { useMemo } from 'react'
import { useMay } from '#resources/contexts/may.ts'
import type { Entity, ValueType } from '#schemas/entity.ts'

const types: readonly ValueType[] = [
  'string',
  'integer',
  'boolean',
  'enum',
  'date',
  'percentage',
  'decimal',
  'money',
  'localized',
]
const none: ReadonlySet<string> = new Set()

/** @returns Names of properties. */
export function useEditable(entity: Entity): ReadonlySet<string> {
  const may = useMay()
  return useMemo(() => {
    if (entity.kind !== 'lookup' || !may(entity.access.update)) return none
    const fitting = entity.properties.filter(
      ({ type, format, readOnly, maxLength = 0, access }) =>
        types.includes(type) &&
        !readOnly &&
        format !== 'html' &&
        (type === 'localized' || maxLength <= 400) &&
        !access?.when &&
        [access?.read, access?.write].every((right) => right === undefined || may(right)),
    )
    return new Set(fitting.map(({ name }) => name))
  }, [entity, may])
}
