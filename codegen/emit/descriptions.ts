/** Emits what schemas say of entities, properties and choices to developers; the API's documentation has it too. */
import type { EntityModel, ProjectEmitter } from '#codegen/model.ts'

type Described = { description?: string; oneOf?: readonly Choice[]; items?: Described; properties?: Inner }
type Choice = { const: string; description?: string }
type Inner = Readonly<Record<string, Described>>

export const emitDescriptions: ProjectEmitter = ({ entities }) => {
  const all = entities.flatMap((entity) => {
    const properties = propertiesOf(entity)
    const { description } = entity
    return description === undefined && Object.keys(properties).length === 0
      ? []
      : [[entity.facts.name, { ...(description !== undefined && { description }), properties }] as const]
  })
  const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
  return [{ path: 'schemas/generated/descriptions.json', text }]
}

const propertiesOf = ({ properties }: EntityModel): Record<string, string> =>
  Object.fromEntries(
    properties.flatMap(({ facts, schema }) => {
      const text = descriptionOf(schema)
      return text === undefined ? [] : [[facts.name, text]]
    }),
  )

/** The description of a value with those of its choices and columns, a line each; undefined without any. */
export function descriptionOf({ description, oneOf, items, properties }: Described): string | undefined {
  const choices = [...(oneOf ?? []), ...(items?.oneOf ?? [])].map((choice) => [choice.const, choice.description])
  const inner = { ...items?.properties, ...properties }
  const parts = Object.entries(inner).map(([name, part]) => [name, descriptionOf(part)?.replaceAll('\n', ' ')])
  const lines = [...choices, ...parts].flatMap(([name, text]) => (text === undefined ? [] : [`- \`${name}\`: ${text}`]))
  const all = [...(description === undefined ? [] : [description]), ...lines]
  return all.length > 0 ? all.join('\n') : undefined
}
