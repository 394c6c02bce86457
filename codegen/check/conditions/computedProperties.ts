/** Computed properties: nobody may fill them in, and their expressions must be valid. */
import { isFold, type Computed, type Fold } from '#schemas/computedProperty.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { computedSql, WrongExpression } from '#codegen/sql/expression.ts'
import type { Property, ValueType } from '#schemas/entity.ts'
import { checkCondition } from './conditions.ts'
import type { Draft, Project, Rule } from '#codegen/check/project.ts'
import { lasting } from './rules.ts'

export const checkComputed: Rule = (draft, project) =>
  Object.entries(draft.schema.properties).flatMap(([name, schema]): Finding[] => {
    const computed = schema['x-store']?.computed
    const property = draft.entity.facts.properties.find((one) => one.name === name)
    if (computed === undefined || !property) return []
    const path = ['properties', name, 'x-store', 'computed']
    const unfit = misfit(property, draft, isFold(computed))
    if (unfit) return [{ path, atKey: true, message: `"${name}" ${unfit}` }]
    return isFold(computed)
      ? checkFold(computed, property, { draft, project, path })
      : checkExpression(computed, property, draft, path)
  })

function misfit({ name, readOnly, writeOnly, search, unique, access }: Property, { schema }: Draft, isFolded: boolean) {
  if (!readOnly) return 'is computed, so nobody fills it in: write "readOnly": true'
  if (writeOnly) return 'is computed, and could never be read; leave out "writeOnly"'
  if (schema.required?.includes(name)) return 'is computed: take it from required'
  if (schema.properties[name]?.default !== undefined && !isFolded) return 'is computed, so it has no default'
  if (search && !isFolded) return 'is computed of what can be searched itself; leave out "search"'
  if (unique.length > 0) return 'is computed, and cannot be unique'
  return access?.when || access?.requiredWhen
    ? 'is computed, whatever holds of the record; leave out its conditions'
    : undefined
}

function checkExpression(
  computed: Exclude<Computed, Fold>,
  property: Property,
  { entity, schema }: Draft,
  path: Path,
): Finding[] {
  const usable = entity.facts.properties.filter(({ name }) => {
    const own = schema.properties[name]?.['x-store']?.computed
    return own === undefined || isFold(own)
  })
  try {
    computedSql(computed, property, usable)
    return []
  } catch (error) {
    if (error instanceof WrongExpression) return [{ path: [...path, ...error.path], message: error.message }]
    return [{ path, message: error instanceof Error ? error.message : String(error) }]
  }
}

const folds = ['sum', 'count', 'min', 'max', 'last'] as const
const summed: readonly ValueType[] = ['integer', 'percentage', 'decimal', 'money']
const compared: readonly ValueType[] = ['integer', 'percentage', 'decimal', 'date', 'date-time']
const taken: readonly ValueType[] = [...compared, 'string', 'enum', 'boolean', 'text']

type Around = { draft: Draft; project: Project; path: Path }

function checkFold(computed: Fold, property: Property, { draft, project, path }: Around): Finding[] {
  const keys = Object.keys(computed)
  const stray = keys.find((key) => key !== 'where' && !folds.some((fold) => fold === key))
  if (stray !== undefined)
    return [
      {
        path: [...path, stray],
        atKey: true,
        message: `"${stray}" is not known here`,
        name: stray,
        candidates: [...folds, 'where'],
      },
    ]
  const named = folds.filter((fold) => computed[fold] !== undefined)
  const [fold] = named
  if (!fold || named.length > 1) return [{ path, message: `takes one of ${folds.join(', ')}` }]
  const at = [...path, fold]
  const [inverse, name] = String(computed[fold]).split('.')
  const sources = project.drafts.flatMap((source) =>
    source.entity.facts.properties
      .filter(({ relation }) => relation?.entity === draft.name && relation.inverse !== undefined)
      .map(({ relation }) => ({ source, relation })),
  )
  const found = sources.find(({ relation }) => relation?.inverse === inverse)
  if (!found) {
    const candidates = sources.map(({ relation }) => relation?.inverse ?? '')
    return [{ path: at, message: `"${inverse}" is no way back to ${draft.name}`, name: inverse ?? '', candidates }]
  }
  if (found.relation?.many)
    return [
      { path: at, message: `"${inverse}" is kept in a table of its own; only a relation to one record is told of` },
    ]
  const { source } = found
  const where = isObject(computed.where)
    ? [
        ...checkCondition(computed.where, source, [...path, 'where']),
        ...lasting(computed.where, source, [...path, 'where']),
      ]
    : []
  return [...checkValue(fold, { name, source, property, at }), ...where]
}

type Value = { name: string | undefined; source: Draft; property: Property; at: Path }

function checkValue(fold: (typeof folds)[number], { name, source, property, at }: Value): Finding[] {
  if (fold === 'count') {
    if (name !== undefined) return [{ path: at, message: 'counts records, so it names no property of them' }]
    return property.type === 'integer'
      ? []
      : [{ path: at, message: `"${property.name}" must be "type": "integer" to hold a count` }]
  }
  const value = source.entity.facts.properties.find((one) => one.name === name)
  if (!value)
    return [
      {
        path: at,
        message: `"${name ?? ''}" is not a property of ${source.name}`,
        name: name ?? '',
        candidates: source.entity.facts.properties.map((one) => one.name),
      },
    ]
  const fits = { sum: summed, min: compared, max: compared, last: taken }[fold]
  if (!fits.includes(value.type))
    return [{ path: at, message: `"${fold}" does not fit "${value.name}", which holds ${value.type}` }]
  return value.type === property.type
    ? []
    : [{ path: at, message: `"${property.name}" holds ${property.type}, and "${value.name}" holds ${value.type}` }]
}
