/** Compiles the project's conditions (row rights, picker limits, filters) to SQL with parameters. */
import {
  operators,
  otherProperty,
  type Comparison,
  type Condition,
  type Operand,
  type FilterOperator,
  type Operator,
} from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { compare, negate } from './comparison.ts'
import { resolveOperand, type Asker } from './operands.ts'
import { compareColumns } from './otherColumn.ts'
import type { Params } from './sql.ts'

export type Target = Asker & { entity: Entity; alias: string; params: Params }

/**
 * Returns the condition as SQL that is true for the rows that meet it.
 *
 * @throws {RangeError} If it names a property or operator that does not exist: a mistake in a schema.
 */
export function compileCondition(condition: Condition | boolean, target: Target): string {
  if (typeof condition === 'boolean') return String(condition)
  const parts = Object.entries(condition).map(([key, value]) => {
    if (key === 'any') return join(value, ' or ', 'false', target)
    if (key === 'all') return join(value, ' and ', 'true', target)
    if (key === 'not') return negate(compileCondition(value as Condition, target))
    return compileComparison(propertyNamed(target.entity, key), value as Comparison, target)
  })
  return parts.length > 0 ? `(${parts.join(' and ')})` : 'true'
}

function join(value: unknown, word: string, none: string, target: Target): string {
  const conditions = Array.isArray(value) ? (value as Condition[]) : []
  return conditions.length > 0 ? `(${conditions.map((one) => compileCondition(one, target)).join(word)})` : none
}

function compileComparison(property: Property, comparison: Comparison, target: Target): string {
  if (typeof comparison !== 'object' || comparison === null) return compileOperand(property, 'eq', comparison, target)
  const parts = Object.entries(comparison).map(([name, operand]) => {
    const operator = operators.find((one) => one === name)
    if (!operator) throw new RangeError(`"${name}" is not an operator; use one of ${operators.join(', ')}.`)
    return compileOperand(property, operator, operand as Operand | readonly Operand[], target)
  })
  return parts.length > 0 ? `(${parts.join(' and ')})` : 'true'
}

/** Compiles a comparison as a schema writes it; only there the operand may be another property. */
function compileOperand(
  property: Property,
  operator: Operator,
  operand: Operand | readonly Operand[],
  target: Target,
): string {
  if (Array.isArray(operand) && operand.some((one) => otherProperty(one) !== undefined)) {
    const any = operand.map((one: Operand) => compileOperand(property, 'eq', one, target)).join(' or ')
    return operator === 'nin' ? negate(`(${any})`) : `(${any})`
  }
  const other = otherProperty(operand)
  if (other === undefined) return compileOne(property, operator, operand, target)
  return compareColumns(property, operator, propertyNamed(target.entity, other), target.alias)
}

/** Compiles a comparison whose operand may be a `$` word. */
export function compileOne(
  property: Property,
  operator: FilterOperator,
  operand: Operand | readonly Operand[],
  target: Target,
): string {
  if (Array.isArray(operand)) {
    const values = operand.map((one: Operand) => resolveOperand(one, target))
    const operands = values.flatMap((value) => (value === undefined ? [] : [value])).flat()
    return values.includes(undefined) ? 'false' : compare(property, operator, operands, target)
  }
  const value = resolveOperand(operand as Operand, target)
  if (value === undefined) return 'false'
  const effectiveOperator = Array.isArray(value) && operator === 'eq' ? 'in' : operator
  return compare(property, effectiveOperator, value as Operand | readonly Operand[], target)
}

function propertyNamed(entity: Entity, name: string): Property {
  const property = entity.properties.find((one) => one.name === name)
  if (!property) throw new RangeError(`A condition on "${entity.name}" names "${name}", which is not a property.`)
  return property
}
