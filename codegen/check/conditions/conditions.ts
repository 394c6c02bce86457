/** Conditions (row rights, picker limits, visibility): their properties, operators and values must fit each other. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { operators, type Operator } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'
import { ownRelations, owner } from '#schemas/owner.ts'
import { draftNamed, namesOf, propertyNamed, type Draft, type Rule } from '#codegen/check/project.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { incomparable, otherIn } from './rules.ts'

const ordered: readonly ValueType[] = ['integer', 'date', 'date-time', 'percentage', 'decimal', 'money']
const written: readonly ValueType[] = ['string', 'text', 'localized']
/** Names after `$me.`; those with several values may only follow `in` and `nin`. */
const ofPerson = {
  one: ['id', 'username', 'name', 'locale', ...ownRelations],
  many: ['acl', ...(owner ? [owner.ids] : [])],
}

export const checkConditions: Rule = (draft, project) =>
  draft.mentions.flatMap(({ kind, value, path }) => {
    if (kind === 'condition') return checkCondition(value, draft, path)
    if (kind !== 'targetCondition') return []
    const target = draftNamed(project, draft.schema.properties[String(path[1])]?.['x-relation']?.entity)
    return target ? checkCondition(value, target, path) : []
  })

export function checkCondition(condition: unknown, draft: Draft, path: Path): Finding[] {
  if (!isObject(condition)) return [{ path, message: 'a condition is an object, as in { "active": true }' }]
  return Object.entries(condition).flatMap(([key, value]): Finding[] => {
    const at = [...path, key]
    if (key === 'not') return checkCondition(value, draft, at)
    if (key === 'any' || key === 'all') {
      if (!Array.isArray(value)) return [{ path: at, message: `"${key}" takes a list of conditions` }]
      return value.flatMap((one, index) => checkCondition(one, draft, [...at, index]))
    }
    const property = propertyNamed(draft, key)
    if (property) return checkComparison(value, property, draft, at)
    const message = `"${key}" is not a property of ${draft.name}`
    return [{ path: at, atKey: true, message, name: key, candidates: [...namesOf(draft), 'any', 'all', 'not'] }]
  })
}

function checkComparison(comparison: unknown, property: Property, draft: Draft, path: Path): Finding[] {
  if (!isObject(comparison))
    return fits('eq', property)
      ? checkOperand(comparison, 'eq', { property, draft, path })
      : [unfit('eq', property, path)]
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
    // Texts may be ordered relative to each other when they are codes of one form.
    const isBeside = property.type === 'string' && namesProperty(operand)
    if (!fits(operator, property) && !isBeside) {
      return [unfit(operator, property, at)]
    }
    return checkOperand(operand, operator, { property, draft, path: at })
  })
}

const unfit = (operator: Operator, { name, type }: Property, path: Path): Finding => ({
  path,
  atKey: true,
  message: `"${operator}" does not fit "${name}", which holds ${type}`,
})

const isOperator = (name: string): name is Operator => (operators as readonly string[]).includes(name)

/** Whether the operator applies to the property. Lists and many-relations match when one of their items does. */
function fits(operator: Operator, { type }: Property): boolean {
  if (operator === 'empty') return true
  if (operator === 'contains' || operator === 'startsWith') return written.includes(type)
  if (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte') return ordered.includes(type)
  return type !== 'json' && type !== 'localized' && type !== 'rows'
}

type Place = { property: Property; draft: Draft; path: Path }

function checkOperand(operand: unknown, operator: Operator, place: Place): Finding[] {
  const { property, path } = place
  const isSet = operator === 'in' || operator === 'nin'
  if (Array.isArray(operand)) {
    if (!isSet) return [{ path, message: `"${operator}" takes one value; use "in" for a list` }]
    return operand.flatMap((one, index) => checkOperand(one, 'eq', { ...place, path: [...path, index] }))
  }
  if (operator === 'empty')
    return typeof operand === 'boolean' ? [] : [{ path, message: '"empty" takes true or false' }]
  if (namesProperty(operand)) return checkOther(String(operand), operator, place)
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

const namesProperty = (operand: unknown): boolean => typeof operand === 'string' && operand.startsWith('$.')

/** Checks an operand that names another property of the same record. */
function checkOther(operand: string, operator: Operator, { property, draft, path }: Place): Finding[] {
  const other = otherIn(operand, draft)
  if (!other) {
    const message = `"${operand}" is no property of ${draft.name}`
    return [{ path, message, name: operand, candidates: namesOf(draft).map((name) => `$.${name}`) }]
  }
  const patterns = [property, other].map(({ name }) => draft.schema.properties[name]?.pattern)
  const reason = incomparable(property, other, bySize.includes(operator), patterns)
  return reason ? [{ path, message: reason }] : []
}

const bySize: readonly Operator[] = ['lt', 'lte', 'gt', 'gte']

function checkVariable(operand: string, isSet: boolean, path: Path): Finding[] {
  if (!isSet && /^\$(now|today([+-]\d+d)?)$/.test(operand)) return []
  const names = isSet ? ofPerson.many : ofPerson.one
  const candidates = [...names.map((name) => `$me.${name}`), ...(isSet ? [] : ['$today', '$now'])]
  if (candidates.includes(operand)) return []
  return [
    { path, message: `"${operand}" is not known here; there is ${candidates.join(', ')}`, name: operand, candidates },
  ]
}

/** Description of the type that the property needs; undefined when the operand has it. */
function wantedBy({ type, values }: Property, operand: unknown): string | undefined {
  if (operand === null) return undefined
  if (type === 'boolean') return typeof operand === 'boolean' ? undefined : 'true or false'
  if (type === 'integer' || type === 'relation' || type === 'money')
    return Number.isInteger(operand) ? undefined : 'a whole number'
  if (type === 'percentage' || type === 'decimal')
    return typeof operand === 'string' && isDecimal(operand) ? undefined : 'a decimal, written as "12.5"'
  if (values) return values.includes(String(operand)) ? undefined : `one of ${values.join(', ')}`
  return typeof operand === 'string' ? undefined : 'a text'
}

const isDecimal = (text: string): boolean => /^-?\d{1,12}(\.\d{1,6})?$/.test(text)

const nearChoice = ({ values }: Property, operand: unknown): Partial<Finding> =>
  values ? { name: String(operand), candidates: values } : {}
