/** Generates TypeScript types for answers of calls that no schema defines, from the description of the API. */
import { typeText } from './typeText.ts'
import type { JsonSchema } from '#codegen/emit/wire.ts'

/** The parts of an OpenAPI document that are read here. */
export type Description = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, JsonSchema>> }
}
type Operation = { responses?: Readonly<Record<string, Answer>> }
type Answer = { content?: Readonly<Record<string, { schema?: JsonSchema }>> }

const methods = ['get', 'post', 'put', 'delete'] as const
const reference = '#/components/schemas/'

/** @param entities Type name in `schemas/generated` → path of the list. */
export function answersText({ paths, components = {} }: Description, entities: ReadonlyMap<string, string>): string {
  const used = new Set<string>()
  const typeOf = (schema: JsonSchema, indent: string) => typeText(withNames(schema, used), indent)
  const known = pathsByHand(Object.keys(paths), [...entities.values()]).toSorted()
  const members = methods.map((method) => {
    const lines = known.flatMap((path) => {
      const schema = answerOf(paths[path]?.[method])
      return schema ? [`    '${path}': ${typeOf(schema, '    ')}\n`] : []
    })
    return `  ${method.toUpperCase()}: {\n${lines.join('')}  }\n`
  })
  const types: string[] = []
  // Writing a type may add further names to the set, which this loop then reaches.
  for (const name of used) {
    const schema = entities.has(name) ? undefined : components.schemas?.[name]
    if (schema) types.push(`\nexport type ${name} = ${typeOf(schema, '')}\n`)
  }
  const imported = [...used].filter((name) => entities.has(name)).toSorted()
  return [
    '// Generated from /api/v4/openapi.json by npm run calls. Do not edit.\n',
    ...imported.map((name) => `import type { ${name} } from '#schemas/generated/${fileOf(name)}.ts'\n`),
    ...types,
    '\n/** What a call that no schema gives answers, by method and path. */\n',
    `export type Answers = {\n${members.join('')}}\n`,
  ].join('')
}

/**
 * Suffixes of an entity's list path that are left out: list and record have types from their schemas, the
 * others are called for any entity.
 */
const ofEntities = [
  '',
  '/{id}',
  '/ids',
  '/export',
  '/order',
  '/validity',
  '/bulk-delete',
  '/choices/{property}',
  '/taken',
  '/usage',
  '/{id}/usage',
  '/{id}/replace',
  '/{id}/history',
  '/{id}/reads',
  '/{id}/ancestors',
]

const pathsByHand = (paths: readonly string[], lists: readonly string[]): string[] =>
  paths.filter((path) => !ofEntities.includes(partOf(path, lists)))

/** The part of a path after that of an entity's list. */
function partOf(path: string, lists: readonly string[]): string {
  const list = lists
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  return list === undefined ? path : path.slice(list.length)
}

function answerOf(operation: Operation | undefined): JsonSchema | undefined {
  const [, answer] = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? []
  return answer?.content?.['application/json']?.schema
}

/** The schema with type names instead of references. Properties that it does not name are never sent. */
function withNames(schema: unknown, used: Set<string>): JsonSchema {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value && typeof value.$ref === 'string') {
      const [name = '', , property] = value.$ref.replace(reference, '').split('/')
      used.add(name)
      return { tsType: property === undefined ? name : `${name}['${property}']` }
    }
    const closed = 'properties' in value && !('additionalProperties' in value) ? { additionalProperties: false } : {}
    return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)])), ...closed }
  }
  return named(schema) as JsonSchema
}

/** @example fileOf('SharedInfo') // 'shared-info' */
const fileOf = (name: string): string => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
