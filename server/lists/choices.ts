/**
 * Choices of a picker (specification, section 7: GET /api/customer/search): records found by `keywords` or by
 * `id`, as far as the reader may see them, with the properties that relations embed.
 */
import type { Entity } from '#schemas/entity.ts'
import { FieldErrors } from '#server/errors.ts'
import { isId } from '#server/sql/id.ts'
import { hardLimit } from './listQuery.ts'
import type { Context } from './page.ts'
import type { Entities } from '#server/sql/projection.ts'
import { localeSchema, similarMark } from './schema.ts'
import { hierarchyOf } from './treePaths.ts'
import { foundChoices, pathOf, type Choice, type Choices } from './treeChoices.ts'
import type { JsonSchema } from '#server/sql/valueSchema.ts'

type Query = Readonly<Record<string, unknown>>
/**
 * Returns the choices in the entity's order, at most as many as a picker can show.
 *
 * @throws {FieldErrors} For an unknown parameter, or a value that is no text.
 */
export async function choices(query: Query, context: Context): Promise<Choices> {
  const { entity, entities } = context
  const { id, keywords } = textsIn(query, ['keywords', 'id'])
  if (id !== undefined && !isId(String(id))) return { items: [] }
  const where = id === undefined ? {} : { id }
  const wanted = { text: keywords?.trim() ?? '', where, named: (search: string) => ({ search }) }
  const { items, similar } = await foundChoices(wanted, context)
  const names = [...shownOf(entity, entities), ...pathOf(entity)]
  return { items: items.map((record) => pick(record, names)), similar }
}

/**
 * Returns the known parameters of a query, each a text.
 *
 * @throws {FieldErrors} For an unknown parameter, or a value that is no text.
 */
export function textsIn<Name extends string>(query: Query, known: readonly Name[]): Partial<Record<Name, string>> {
  for (const [name, value] of Object.entries(query)) {
    if (!known.some((one) => one === name))
      throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
    if (typeof value !== 'string') throw new FieldErrors({ [name]: [{ key: 'validation.type.string' }] })
  }
  return query as Partial<Record<Name, string>>
}

export function choicesSchema(entity: Entity, entities: Entities) {
  const { typeName, plural } = entity
  const property = (name: string): JsonSchema => ({ $ref: `${typeName}#/properties/${name}` })
  const properties = Object.fromEntries(shownOf(entity, entities).map((name) => [name, property(name)]))
  const path = pathOf(entity).map((name) => [name, pathSchema])
  const item = { type: 'object', required: ['id'], properties: { ...properties, ...Object.fromEntries(path) } }
  return {
    tags: [plural],
    summary: `Find ${plural} to choose from`,
    operationId: `choose${typeName}`,
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords: { type: 'string', description: keywordsOf(entity) },
        id: { type: 'string', description: 'Only this one.' },
        _locale: localeSchema,
        lang: localeSchema,
      },
    },
    response: {
      200: {
        description: `At most ${hardLimit}.`,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['items'],
              properties: { items: { type: 'array', items: item }, similar: similarMark },
            },
          },
        },
      },
    },
  }
}

/** Description of what may be typed to find choices. */
export const keywordsOf = (entity: Entity | undefined): string =>
  entity && hierarchyOf(entity) ? 'Text to find, or a path: `Holding / North`.' : 'Text to find.'

const pathSchema: JsonSchema = {
  type: 'array',
  description: 'What it is part of, from the top down.',
  items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
}

/** The id, the title, and the properties that relations to this entity embed. */
function shownOf(entity: Entity, entities: Entities): string[] {
  const relations = [...entities.values()].flatMap(({ properties }) => properties.flatMap((one) => one.relation ?? []))
  const embedded = relations.filter((relation) => relation.entity === entity.name).flatMap(({ embed }) => embed)
  return [...new Set(['id', entity.titleField, ...embedded, ...partOf(entity)])]
}

/** Properties that tell records of the same name apart: what each is part of. */
export const partOf = ({ properties }: Entity): string[] =>
  properties.filter(({ relation }) => relation?.hierarchy).map(({ name }) => name)

const pick = (record: Choice, names: readonly string[]): Choice =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as Choice
