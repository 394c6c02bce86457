/** Emits the TypeScript types of a lifecycle: states, actions and their bodies, guards and effects. */
import type { Lifecycle } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import { pascalCase } from '#codegen/names.ts'
import { key, quoted } from '#codegen/emit/literal.ts'
import { closedObject, wireSchema, type JsonSchema, type Members } from '#codegen/emit/wire.ts'

/** Name of the type of an action's body. */
export const bodyName = ({ facts }: EntityModel, action: string): string => `${facts.typeName}${pascalCase(action)}Body`

/** The body of an action as plain JSON Schema: the source of its type and its validator. */
export function bodySchema(
  { properties, parameters }: EntityModel,
  { fields }: LifecycleAction,
  { definitions }: Model,
) {
  const members: Members = { properties: {}, required: [...fields.require] }
  for (const name of [...fields.require, ...fields.optional]) {
    const model = [...properties, ...parameters].find(({ facts }) => facts.name === name)
    if (model) members.properties[name] = wireSchema(model, definitions)
  }
  return closedObject(members)
}

/** Bodies of actions, by the ending of their names; empty without a lifecycle. */
export function lifecycleShapes(entity: EntityModel, model: Model): [string, JsonSchema][] {
  const { lifecycle } = entity.facts
  if (!lifecycle) return []
  return Object.entries(lifecycle.actions).map(([name, action]): [string, JsonSchema] => [
    `${pascalCase(name)}Body`,
    bodySchema(entity, action, model),
  ])
}

/** Source text of `ComplaintState`, `ComplaintAction`, `ComplaintRefusal` and `ComplaintLifecycle`; empty without a lifecycle. */
export function lifecycleTypes(entity: EntityModel): string {
  const { lifecycle, typeName } = entity.facts
  if (!lifecycle) return ''
  const actions = Object.keys(lifecycle.actions)
  const bodies = actions.map((action) => `    ${key(action)}: ${bodyName(entity, action)}\n`)
  return [
    `export type ${typeName}State = ${union(Object.keys(lifecycle.states))}\n\n`,
    `export type ${typeName}Action = ${union(actions)}\n\n`,
    `/** Reasons that guards refuse with. */\nexport type ${typeName}Refusal = ${union(Object.keys(entity.texts.en.refusals))}\n\n`,
    `/** What the guards and effects of its lifecycle are typed by. */\nexport type ${typeName}Lifecycle = {\n`,
    `  record: ${typeName}Stored\n  state: ${typeName}State\n  action: ${typeName}Action\n  refusal: ${typeName}Refusal\n`,
    `  bodies: {\n${bodies.join('')}  }\n`,
    `  guards: ${namesBy(lifecycle, 'guard')}\n  effects: ${namesBy(lifecycle, 'effect')}\n}\n\n`,
  ].join('')
}

/** `{ hasAddress: 'confirm' | 'answer' }`: each guard or effect with the actions that use it. */
function namesBy({ actions }: Lifecycle, kind: 'guard' | 'effect'): string {
  const used = new Map<string, string[]>()
  for (const [action, one] of Object.entries(actions))
    for (const name of one[kind] ?? []) used.set(name, [...(used.get(name) ?? []), action])
  if (used.size === 0) return '{}'
  return `{ ${[...used].map(([name, names]) => `${key(name)}: ${union(names)}`).join('; ')} }`
}

const union = (names: readonly string[]): string => (names.length ? names.map(quoted).join(' | ') : 'never')
