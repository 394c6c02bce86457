/**
 * Reports what is written although it is the default: a schema contains only what is particular to its entity,
 * and readers rely on that.
 */
import { usualFate } from '#codegen/build/property.ts'
import { isDeletable } from '#codegen/build/lifecycle.ts'
import { defaultOrder, titleFieldOf } from '#codegen/build/entity.ts'
import { addsUp, buildUi } from '#codegen/build/ui.ts'
import { namedRights } from '#codegen/defaults/access.ts'
import { usualProperty } from '#codegen/defaults/usual.ts'
import { readable } from '#codegen/names.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { EntityScreens, PropertySchema } from '#codegen/schemaFile.ts'
import { isObject } from '#codegen/shape/limits.ts'
import type { Draft } from './project.ts'

/** A path, and its default value. */
type Default = readonly [path: Path, value: unknown]

export function checkLeftOut(draft: Draft): Finding[] {
  const written: unknown = draft.source.value
  const defaults = [
    ...ofFile(draft),
    ...ofEntity(draft),
    ...ofProperties(draft),
    ...ofStates(draft),
    ...ofScreens(draft),
  ]
  return [
    ...defaults.filter(([path, value]) => isSame(at(written, path), value)).map(([path]) => leftOut(path)),
    ...rightsAlone(at(written, ['x-access'])),
    ...plainChoices(draft, written),
  ]
}

const leftOut = (path: Path): Finding => ({
  path,
  atKey: true,
  message: `"${String(path.at(-1))}" is what follows without it; leave it out`,
  severity: 'warning',
})

const ofFile = ({ name, source }: Draft): Default[] => [
  [['$id'], source.file],
  [['type'], 'object'],
  [['properties', 'id'], { type: 'integer', readOnly: true }],
  [['x-entity', 'api'], `/api/v4/${name}`],
]

function ofEntity({ schema, entity }: Draft): Default[] {
  const { titleField: _, order: __, ...rest } = schema['x-entity']
  return [
    [['x-entity', 'titleField'], titleFieldOf({ ...schema, 'x-entity': rest })],
    [['x-entity', 'order'], defaultOrder(schema, entity.facts.properties)],
    [['x-entity', 'kind'], 'record'],
  ]
}

const ofProperties = ({ schema, entity: { facts } }: Draft): Default[] =>
  Object.entries(schema.properties).flatMap(([name, property]): Default[] => {
    const { 'x-relation': relation } = property
    const own = facts.properties.find((one) => one.name === name)
    const onDelete = usualFate(relation, schema.required?.includes(name) === true)
    return [
      ...ofUsual(name, property),
      ...(own ? [[['properties', name, 'x-ui', 'total'], addsUp(own, facts)] as const] : []),
      ...(relation ? [[['properties', name, 'x-relation', 'onDelete'], onDelete] as const] : []),
    ]
  })

/**
 * Defaults of relations and of properties with well-known names. A relation with an inverse differs from the
 * usual one.
 */
function ofUsual(name: string, property: PropertySchema): Default[] {
  const usual = Object.entries(usualProperty(name) ?? {}).filter(
    ([key]) => key !== 'x-relation' || property['x-relation']?.inverse === undefined,
  )
  const isUsual = usual.every(([key, value]) => isSame(at(property, [key]), value))
  return isUsual ? usual.map(([key, value]) => [['properties', name, key], value]) : []
}

/** Whether a record may be deleted follows from whether it may be changed. */
const ofStates = ({ schema, entity: { facts } }: Draft): Default[] =>
  Object.entries(schema['x-lifecycle']?.states ?? {}).flatMap(([name, { final }]): Default[] => {
    const editable = facts.lifecycle?.states[name]?.editable ?? true
    return [[['x-lifecycle', 'states', name, 'deletable'], isDeletable({ final, editable })]]
  })

/** Keywords of x-ui whose absence has the same effect. */
const ofUi: readonly (readonly [keyof EntityScreens, string])[] = [
  ['routes', 'create'],
  ['routes', 'show'],
  ['routes', 'edit'],
  ['list', 'columns'],
  ['list', 'filters'],
  ['form', 'in'],
  ['form', 'fields'],
]

function ofScreens({ schema, entity: { facts, properties, ui } }: Draft): Default[] {
  const screens = schema['x-ui'] ?? {}
  return ofUi.flatMap(([part, key]): Default[] => {
    const own: unknown = screens[part]
    if (!isObject(own) || own[key] === undefined) return []
    const { [key]: value, ...rest } = own
    const without = buildUi({ ...screens, [part]: rest }, facts, properties)
    return isSame(without, ui) ? [[['x-ui', part, key], value]] : []
  })
}

/** Warns of `all` without exceptions, which is written as the right itself, and of exceptions that equal `all`. */
function rightsAlone(access: unknown): Finding[] {
  if (!isObject(access) || access.all === undefined) return []
  const rest = Object.entries(access).filter(([key]) => key !== 'all')
  if (rest.length === 0) {
    const message = `write "x-access": ${JSON.stringify(access.all)}, which is that right for everything`
    return [{ path: ['x-access', 'all'], atKey: true, message, severity: 'warning' }]
  }
  const follows = (key: string) => !namedRights.some((right) => right === key)
  return rest.filter(([key, value]) => follows(key) && value === access.all).map(([key]) => leftOut(['x-access', key]))
}

/** Choices whose titles follow from their values. */
const plainChoices = ({ schema }: Draft, written: unknown): Finding[] =>
  Object.entries(schema.properties).flatMap(([name, { items }]) =>
    [
      ['properties', name],
      ...(items ? [['properties', name, 'items']] : []),
      ...Object.keys(items?.properties ?? {}).map((column) => ['properties', name, 'items', 'properties', column]),
    ].flatMap((path): Finding[] => {
      const choices = (at(written, path) as PropertySchema | undefined)?.oneOf
      if (!Array.isArray(choices) || choices.length === 0 || !choices.every(isPlain)) return []
      const values = choices.map((choice) => choice.const)
      const message = `write "enum": ${JSON.stringify(values)}: the titles follow from the values`
      return [{ path: [...path, 'oneOf'], atKey: true, message, severity: 'warning' }]
    }),
  )

const isPlain = (choice: unknown): boolean =>
  isObject(choice) &&
  typeof choice.const === 'string' &&
  choice.title === readable(choice.const) &&
  Object.keys(choice).length === 2

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (isObject(inner) ? inner[String(step)] : undefined), value)

const isSame = (written: unknown, other: unknown): boolean =>
  written !== undefined && JSON.stringify(written) === JSON.stringify(other)
