/**
 * All names of things that must exist: properties, entities, roles, widgets, icons, definitions; and patterns,
 * which must be valid.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#codegen/problems/errors.ts'
import { valuesPrefix } from '#codegen/valuesPrefix.ts'
import widgets from '#codegen/vocabulary/widgets.json' with { type: 'json' }
import { draftNamed, namesOf, type Draft, type Project, type Rule } from './project.ts'
import { patternOf } from '#codegen/shape/limits.ts'
import { whyRunsAway } from './patterns.ts'
import type { Mention } from '#codegen/shape/shape.ts'

const icons = join(import.meta.dirname, '../../node_modules/@mui/icons-material')

export const checkNames: Rule = (draft, project) => {
  const names = namesOf(draft)
  return draft.mentions.flatMap((mention) => check(mention, names, draft, project))
}

function check({ kind, path, value }: Mention, names: readonly string[], draft: Draft, project: Project): Finding[] {
  if (typeof value !== 'string') return []
  switch (kind) {
    case 'propertyName':
      return among(value, names, 'is not a property', path)
    case 'orderKey':
      return among(value.replace(/^-/, ''), names, 'is not a property', path)
    case 'targetPropertyName':
      return targetProperty(value, draft, project, path)
    case 'entityName':
      return among(
        value,
        project.drafts.map(({ name }) => name),
        'is not an entity',
        path,
      )
    case 'role':
      return among(value, project.roles, 'is not a role in schemas/roles.json', path)
    case 'roleExpression':
      return roleExpression(value, project.roles, path)
    case 'widget':
      return among(value, Object.keys(widgets), 'is not a widget', path)
    case 'icon':
      return icon(value, path)
    case 'pattern':
      return pattern(value, path)
    case 'definition': {
      const known = Object.keys(project.definitions).map((name) => valuesPrefix + name)
      const entity = entityIn(value, project)
      if (entity !== undefined) {
        const message = `"${value}" is an entity, to which a relation leads: write "x-relation": { "entity": "${entity}" }`
        return [{ path, atKey: true, message }]
      }
      return [
        ...among(value, known, 'is not a definition in schemas/values.schema.json', path),
        ...definitionPatterns(value.slice(valuesPrefix.length), project, path),
      ]
    }
    default:
      return []
  }
}

/** The entity that another dialect of JSON Schema would point at: by its file, by its name, or within one document. */
function entityIn(reference: string, { drafts }: Project): string | undefined {
  const last = reference.split(/[#/]/).findLast((part) => part !== '') ?? ''
  const bare = last.replace(/(\.schema)?\.json$/, '').toLowerCase()
  return drafts.find(({ name }) => name === bare || name.replaceAll('-', '') === bare)?.name
}

function among(name: string, candidates: readonly string[], otherwise: string, path: Finding['path']): Finding[] {
  return candidates.includes(name) ? [] : [{ path, message: `"${name}" ${otherwise}`, name, candidates }]
}

function targetProperty(name: string, draft: Draft, project: Project, path: Finding['path']): Finding[] {
  const relation = draft.schema.properties[String(path[1])]?.['x-relation']
  const target = draftNamed(project, relation?.entity)
  if (!target) return []
  const found = target.entity.facts.properties.find((property) => property.name === name)
  if (!found) return among(name, namesOf(target), `is not a property of ${target.name}`, path)
  if (found.type === 'relation')
    return [{ path, message: `"${name}" of ${target.name} is a relation itself and cannot be embedded` }]
  return found.writeOnly ? [{ path, message: `"${name}" of ${target.name} is writeOnly and cannot be embedded` }] : []
}

/** Patterns of a referenced definition: no other rule reads values.schema.json. */
function definitionPatterns(name: string, { definitions }: Project, path: Finding['path']): Finding[] {
  return patternsOf(definitions[name], definitions, new Set([name])).flatMap((found) =>
    pattern(found, path).map((finding) => ({
      ...finding,
      message: `${finding.message} ("${name}" in schemas/values.schema.json)`,
    })),
  )
}

const local = '#/$defs/'

function patternsOf(value: unknown, definitions: Project['definitions'], seen: Set<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => patternsOf(one, definitions, seen))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): string[] => {
    if (key === 'pattern' && typeof inner === 'string') return [inner]
    const target = key === '$ref' && typeof inner === 'string' && inner.startsWith(local) && inner.slice(local.length)
    if (target === false || target === '') return patternsOf(inner, definitions, seen)
    if (seen.has(target)) return []
    seen.add(target)
    return patternsOf(definitions[target], definitions, seen)
  })
}

function pattern(value: string, path: Finding['path']): Finding[] {
  const message = patternOf(value) ? whyRunsAway(value) : `"${value}" is not a regular expression`
  return message ? [{ path, message }] : []
}

function roleExpression(expression: string, roles: readonly string[], path: Finding['path']): Finding[] {
  if (expression === '*') return []
  const words = expression.split(' ')
  const isWellFormed =
    words.length % 2 === 1 && words.every((word, index) => (index % 2 ? /^(or|and)$/ : /^\w+$/).test(word))
  if (isWellFormed)
    return words
      .filter((_, index) => index % 2 === 0)
      .flatMap((role) => among(role, roles, 'is not a role in schemas/roles.json', path))
  return [
    {
      path,
      message: `"${expression}" is not a role expression; write "ROLE_A", "ROLE_A or ROLE_B", "ROLE_A and ROLE_B" or "*"`,
    },
  ]
}

function icon(name: string, path: Finding['path']): Finding[] {
  if (/^\w+$/.test(name) && existsSync(join(icons, `${name}.js`))) return []
  const candidates = readdirSync(icons)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3))
  return among(name, candidates, 'is not an icon of @mui/icons-material', path)
}
