/** Conditions (row rights, picker limits, visibility): properties, operators and values that fit each other. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { operators, type Operator } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'
import { draftNamed, namesOf, propertyNamed, type Draft, type Rule } from './project.ts'
import { isObject } from '#codegen/shape/limits.ts'

const ordered: readonly ValueType[] = ['integer', 'date', 'date-time', 'percentage', 'money']
const written: readonly ValueType[] = ['string', 'text', 'localized']
/** Names after `$me.`; those that hold several values may only follow `in` and `nin`. */
const ofPerson = { one: ['id', 'username', 'name', 'locale'], many: ['acl', 'customerIds'] }

export const checkConditions: Rule = (draft, project) =>
  draft.mentions.flatMap(({ kind, value, path }) => {
    if (kind === 'condition') return checkCondition(value, draft, path)
    if (kind !== 'targetCondition') return []
    const target = draftNamed(project, draft.schema.properties[String(path[1])]?.['x-relation']?.entity)
    return target ? checkCondition(value, target, path) : []
  })

function checkCondition(condition: unknown, draft: Draft, path: Path): Finding[] {
  if (!isObject(condition)) return [{ path, message: 'a condition is an object, as in { "active": true }' }]
  return Object.entries(condition).flatMap(([key, value]): Finding[] => {
    const at = [...path, key]
    if (key === 'not') return checkCondition(value, draft, at)
    if (key === 'any' || key === 'all') {
      if (!Array.isArray(value)) return [{ path: at, message: `"${key}" takes a list of conditions` }]
      return value.flatMap((one, index) => checkCondition(one, draft, [...at, index]))
    }
    const property = propertyNamed(draft, key)
    if (property) return checkComparison(value, property, at)
    const message = `"${key}" is not a property of ${draft.name}`
    return [{ path: at, atKey: true, message, name: key, candidates: [...namesOf(draft), 'any', 'all', 'not'] }]
  })
}

function checkComparison(comparison: unknown, property: Property, path: Path): Finding[] {
  if (!isObject(comparison))
    return fits('eq', property) ? checkOperand(comparison, 'eq', property, path) : [unfit('eq', property, path)]
  return Object.entries(comparison).flatMap(([operator, operand]): Finding[] => {
    const at = [...path, operator]
    if (!isOperator(operator)) {
      return [
        {
          path: at,
          atKey: true,
          message: `"${operator}" is not an operator; there is ${operators.join(', ')}`,
          name: operator,
          candidates: operators,
        },
      ]
    }
    if (!fits(operator, property)) {
      return [unfit(operator, property, at)]
    }
    return checkOperand(operand, operator, property, at)
  })
}

const unfit = (operator: Operator, { name, type }: Property, path: Path): Finding => ({
  path,
  atKey: true,
  message: `"${operator}" does not fit "${name}", which holds ${type}`,
})

const isOperator = (name: string): name is Operator => (operators as readonly string[]).includes(name)

/** A list or many-relation has a value when one of its items is that value. */
function fits(operator: Operator, { type }: Property): boolean {
  if (operator === 'empty') return true
  if (operator === 'contains' || operator === 'startsWith') return written.includes(type)
  if (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte') return ordered.includes(type)
  return type !== 'json' && type !== 'localized' && type !== 'rows'
}

function checkOperand(operand: unknown, operator: Operator, property: Property, path: Path): Finding[] {
  const isSet = operator === 'in' || operator === 'nin'
  if (Array.isArray(operand)) {
    if (!isSet) return [{ path, message: `"${operator}" takes one value; use "in" for a list` }]
    return operand.flatMap((one, index) => checkOperand(one, 'eq', property, [...path, index]))
  }
  if (operator === 'empty')
    return typeof operand === 'boolean' ? [] : [{ path, message: '"empty" takes true or false' }]
  if (typeof operand === 'string' && operand.startsWith('$')) return checkVariable(operand, isSet, path)
  if (isSet) return [{ path, message: `"${operator}" takes a list, or $me.${ofPerson.many.join(' or $me.')}` }]
  const wanted = wantedBy(property, operand)
  return wanted
    ? [
        {
          path,
          message: `${JSON.stringify(operand)} is not ${wanted}, which "${property.name}" holds`,
          ...nearChoice(property, operand),
        },
      ]
    : []
}

function checkVariable(operand: string, isSet: boolean, path: Path): Finding[] {
  if (!isSet && /^\$(now|today([+-]\d+d)?)$/.test(operand)) return []
  const names = isSet ? ofPerson.many : ofPerson.one
  const candidates = [...names.map((name) => `$me.${name}`), ...(isSet ? [] : ['$today', '$now'])]
  if (candidates.includes(operand)) return []
  return [
    { path, message: `"${operand}" is not known here; there is ${candidates.join(', ')}`, name: operand, candidates },
  ]
}

/** What the property holds, when the operand is not that. */
function wantedBy({ type, values }: Property, operand: unknown): string | undefined {
  if (operand === null) return undefined
  if (type === 'boolean') return typeof operand === 'boolean' ? undefined : 'true or false'
  if (type === 'integer' || type === 'relation' || type === 'money')
    return Number.isInteger(operand) ? undefined : 'a whole number'
  if (values) return values.includes(String(operand)) ? undefined : `one of ${values.join(', ')}`
  return typeof operand === 'string' ? undefined : 'a text'
}

const nearChoice = ({ values }: Property, operand: unknown): Partial<Finding> =>
  values ? { name: String(operand), candidates: values } : {}
