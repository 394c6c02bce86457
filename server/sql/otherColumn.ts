/** Compares two properties of one record, as SQL that is true, false or null. */
import type { Operator } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { timeZone } from '#schemas/product.ts'
import { columnOf } from './columns.ts'
import { negate } from './comparison.ts'
import { literal, quote } from './sql.ts'

const signs = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/** @throws {RangeError} If the operator cannot compare two properties: a mistake in a schema. */
export function compareColumns(property: Property, operator: Operator, other: Property, alias: string): string {
  const [one, two] = [comparable(property, other, alias), comparable(other, property, alias)]
  switch (operator) {
    case 'eq':
    case 'in':
      return `(${one} is not distinct from ${two}${sameCurrency(property, other, alias)})`
    case 'ne':
    case 'nin':
      return negate(compareColumns(property, 'eq', other, alias))
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return `(${one} ${signs[operator]} ${two}${sameCurrency(property, other, alias)})`
    case 'contains':
      return `(position(folded(${two}) in folded(${one})) > 0)`
    case 'startsWith':
      return `(starts_with(folded(${one}), folded(${two})))`
    case 'empty':
      throw new RangeError(`"empty" on "${property.name}" takes true or false, not the property "${other.name}".`)
  }
}

/** A date-time compared with a date counts as its day in the time zone of the product. Texts compare by code points. */
function comparable(property: Property, beside: Property, alias: string): string {
  const column = columnOf(property, alias)
  if (property.type === 'date-time' && beside.type === 'date')
    return `(${column} at time zone ${literal(timeZone)})::date`
  return property.type === 'string' ? `${column} collate "C"` : column
}

function sameCurrency(property: Property, other: Property, alias: string): string {
  if (property.type !== 'money' || other.type !== 'money') return ''
  const [one, two] = [property, other].map(({ column }) => `${alias}.${quote(`${column}_currency`)}`)
  return ` and ${one} is not distinct from ${two}`
}
