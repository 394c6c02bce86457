/** Manual order and validity: requirements for the properties that they name. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { Property } from '#schemas/entity.ts'
import { propertyNamed, type Draft } from './project.ts'

export const checkSequence = (draft: Draft): Finding[] => [...checkPosition(draft), ...checkValidity(draft)]

function checkPosition(draft: Draft): Finding[] {
  const { position, order } = draft.schema['x-entity']
  const property = propertyNamed(draft, position)
  if (position === undefined || !property) return []
  const path = ['x-entity', 'position']
  if (property.type !== 'integer' || !property.readOnly || !property.sort)
    return [{ path, message: `"${position}" must be "type": "integer", "readOnly": true, for the server fills it` }]
  if (order === undefined || (order.length === 1 && order[0] === position)) return []
  return [{ path, message: `records in an order made by hand are listed in it: leave "order" out` }]
}

function checkValidity(draft: Draft): Finding[] {
  const { validity } = draft.schema['x-entity']
  if (!validity) return []
  const path: Path = ['x-entity', 'validity']
  const named = (key: 'from' | 'until') => propertyNamed(draft, validity[key])
  return [
    ...object(named('from'), [...path, 'from'], (one) =>
      isDay(one) && one.required ? undefined : 'must be a required "type": "string", "format": "date"',
    ),
    ...object(named('until'), [...path, 'until'], (one) =>
      isDay(one) && !one.required ? undefined : 'must be "type": "string", "format": "date", and not required',
    ),
    ...(validity.by ?? []).flatMap((name, index) =>
      object(propertyNamed(draft, name), [...path, 'by', index], ({ type, relation }) =>
        sameness.includes(type) && relation?.many !== true ? undefined : 'cannot tell one matter from another',
      ),
    ),
  ]
}

const isDay = ({ type, readOnly }: Property): boolean => type === 'date' && !readOnly

/** Types that can be compared as a whole, in one column. */
const sameness: readonly Property['type'][] = [
  'string',
  'enum',
  'integer',
  'boolean',
  'relation',
  'date',
  'percentage',
  'decimal',
]

function object(property: Property | undefined, path: Path, reason: (property: Property) => string | undefined) {
  const said = property && reason(property)
  return said ? [{ path, message: `"${property.name}" ${said}` }] : []
}
