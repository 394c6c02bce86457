/** Rules over several properties: they must be expressible as a constraint, and compare comparable properties. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { otherProperty } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { propertyNamed, type Draft } from '#codegen/check/project.ts'

export const checkRules = (draft: Draft): Finding[] => {
  const rules = Object.entries(draft.schema['x-access'].rules ?? {})
  const names = rules.map(([name]) => name)
  const taken = draft.schema['x-entity'].validity?.until !== undefined && names.includes('validity')
  return [
    ...(taken
      ? [
          {
            path: ['x-access', 'rules', 'validity'],
            atKey: true,
            message:
              'a record that holds for a time keeps the rule "validity" anyway; leave it out, or call it otherwise',
          },
        ]
      : []),
    ...rules.flatMap(([name, { if: when, must, field }]): Finding[] => {
      const path = ['x-access', 'rules', name]
      return [
        ...lasting(when, draft, [...path, 'if']),
        ...lasting(must, draft, [...path, 'must']),
        ...(Object.keys(must ?? {}).length > 0
          ? []
          : [{ path: [...path, 'must'], message: 'must say what holds, as in { "until": { "gte": "$.from" } }' }]),
        ...(propertyNamed(draft, field)?.writeOnly
          ? [
              {
                path: [...path, 'field'],
                message: `"${field}" is never read, so nothing can be said of it; name another property`,
              },
            ]
          : []),
      ]
    }),
  ]
}

/** Findings for operands that a constraint cannot use: it sees one row of one table, and must stay true over time. */
export function lasting(condition: unknown, draft: Draft, path: Path): Finding[] {
  if (!isObject(condition)) return []
  return Object.entries(condition).flatMap(([key, value]): Finding[] => {
    const at = [...path, key]
    if (key === 'not') return lasting(value, draft, at)
    if (key === 'any' || key === 'all')
      return Array.isArray(value) ? value.flatMap((one, index) => lasting(one, draft, [...at, index])) : []
    const property = propertyNamed(draft, key)
    if (!property) return []
    const unknowable = beyond(property, value)
    if (unknowable) return [{ path: at, atKey: true, message: `"${key}" ${unknowable}` }]
    return operandsIn(value).flatMap((operand): Finding[] =>
      typeof operand === 'string' && /^\$(me\.|today|now)/.test(operand)
        ? [{ path: at, message: `a rule cannot depend on ${operand}: what keeps it today may break it tomorrow` }]
        : [],
    )
  })
}

function beyond({ relation, type, writeOnly }: Property, value: unknown): string | undefined {
  if (relation?.many) return 'is kept in a table of its own, which a rule does not see'
  if (writeOnly) return 'is never read, so a form cannot hold the rule'
  const isWord = isObject(value) && ('contains' in value || 'startsWith' in value)
  return type === 'localized' && isWord
    ? 'has a text in each language; a rule can only ask whether it is empty'
    : undefined
}

const operandsIn = (comparison: unknown): unknown[] =>
  isObject(comparison) ? Object.values(comparison).flat() : [comparison]

/**
 * @returns Reason why two properties cannot be compared; undefined when they can.
 * @param patterns Patterns of both, from their schemas.
 */
export function incomparable(one: Property, other: Property, isBySize: boolean, patterns: readonly unknown[]) {
  if (one.name === other.name) return `"${one.name}" is compared with itself`
  const [kind, otherKind] = [kindOf(one), kindOf(other)]
  const words = (property: Property) => `"${property.name}", which holds ${property.type}`
  if (kind === undefined || kind !== otherKind) return `${words(one)}, cannot be compared with ${words(other)}`
  if (!isBySize || kind !== 'text') return undefined
  const [pattern, otherPattern] = patterns
  const isCode = typeof pattern === 'string' && pattern === otherPattern && !fitsNumber(pattern)
  return isCode ? undefined : `texts have no order of their own, unless both have one "pattern" that no number fits`
}

/**
 * The kind of a property's values; only equal kinds can be compared. Undefined for a kind that can never be
 * compared.
 */
function kindOf({ type, relation }: Property): string | undefined {
  switch (type) {
    case 'string':
    case 'text':
    case 'enum':
      return 'text'
    case 'integer':
    case 'percentage':
    case 'decimal':
      return 'number'
    case 'date':
    case 'date-time':
      return 'time'
    case 'relation':
      return relation?.many ? undefined : `relation to ${relation?.entity}`
    case 'money':
    case 'boolean':
      return type
    default:
      return undefined
  }
}

/** Finds patterns that allow plain numbers, which do not sort as text: '10' would come before '9'. */
function fitsNumber(pattern: string): boolean {
  try {
    const known = new RegExp(pattern, 'u')
    return ['1', '10', '01', '100', '2026', '-1', '1.5', '12.50'].some((number) => known.test(number))
  } catch {
    return true
  }
}

/** The property that an operand names; undefined when it names none. */
export const otherIn = (operand: unknown, draft: Draft): Property | undefined =>
  propertyNamed(draft, otherProperty(operand))
