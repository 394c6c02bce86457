/** The facts of a lifecycle, and what it implies for its state property. */
import type { Lifecycle } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import type { LifecycleAction, LifecycleState } from '#schemas/lifecycle.ts'
import type { PropertyModel } from '#codegen/model.ts'
import { readable } from '#codegen/names.ts'
import type { ActionSchema, LifecycleSchema, PropertySchema, SchemaFile, StateSchema } from '#codegen/schemaFile.ts'
import { defined } from './value.ts'

/** Whether its states are the two values of a boolean, which forms write as well. */
export const isSwitch = ({ states }: Pick<LifecycleSchema, 'states'>): boolean => 'true' in states || 'false' in states

/** The schema with the states as choices of the state property, or as a boolean; required, and read-only unless it is a switch. */
export function withStates(schema: SchemaFile): SchemaFile {
  const lifecycle = schema['x-lifecycle']
  const own = lifecycle && schema.properties[lifecycle.property]
  if (!lifecycle || !own) return schema
  const initial = initialOf(lifecycle).find((name) => Object.hasOwn(lifecycle.states, name))
  const titles = Object.entries(lifecycle.states).map(([name, { title }]) => [name, title ?? readable(name)] as const)
  const state: PropertySchema = isSwitch(lifecycle)
    ? { ...own, type: 'boolean', default: initial === 'true', 'x-states': Object.fromEntries(titles) }
    : {
        ...own,
        readOnly: true,
        default: initial,
        oneOf: titles.map(([name, title]) => ({ const: name, title })),
      }
  return {
    ...schema,
    required: [...(schema.required ?? []), lifecycle.property],
    properties: { ...schema.properties, [lifecycle.property]: state },
  }
}

/** Parameters of actions that are no properties, with their texts. */
export function parametersOf(schema: SchemaFile): Record<string, PropertySchema> {
  const { parameters = {} } = schema['x-lifecycle'] ?? {}
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const words = locales.map((locale) => [locale, schema['x-i18n']?.[locale]?.parameters?.[name] ?? {}])
      return [name, { ...parameter, 'x-i18n': Object.fromEntries(words) as PropertySchema['x-i18n'] }]
    }),
  )
}

export function buildLifecycle(schema: SchemaFile, parameters: readonly PropertyModel[]): Lifecycle | undefined {
  const given = schema['x-lifecycle']
  if (!given) return undefined
  const someEditable = Object.values(given.states).some(({ editable }) => editable !== undefined)
  const states = Object.entries(given.states).map(([name, given]) => {
    const { final, tone, editable = !someEditable, require, due } = given
    const state: LifecycleState = {
      final,
      tone,
      editable,
      deletable: isDeletable({ ...given, editable }),
      require,
      due,
    }
    return [name, defined(state)] as const
  })
  return {
    property: given.property,
    initial: initialOf(given),
    states: Object.fromEntries(states),
    actions: Object.fromEntries(Object.entries(given.actions).map(([name, one]) => [name, actionOf(one, given)])),
    parameters: parameters.map(({ facts }) => facts),
  }
}

/** What closes a state to changes closes it to deletion too, unless it says otherwise. */
export const isDeletable = ({ final, editable, deletable }: StateSchema): boolean =>
  deletable ?? (editable === true && !final)

export const initialOf = ({ initial }: LifecycleSchema): readonly string[] =>
  typeof initial === 'string' ? [initial] : initial

/** The states in which an action starts. "*": all but final ones. */
export const fromOf = ({ from }: ActionSchema, { states }: LifecycleSchema): readonly string[] =>
  from === '*' ? Object.keys(states).filter((state) => !states[state]?.final) : from

/** The states to which an action may lead from one state. */
export const targetsOf = ({ to }: ActionSchema, from: string): readonly string[] =>
  typeof to !== 'string' ? to : [to === '=' ? from : to]

function actionOf(given: ActionSchema, lifecycle: LifecycleSchema): LifecycleAction {
  const { by = 'user', confirm = 'none', fields = {}, access, notBy, when, otherwise, guard, set, effect, bulk } = given
  const { tells, replaces, identify } = given
  const required = [...(fields.require ?? []), ...(confirm === 'reason' ? ['reason'] : [])]
  return defined({
    from: fromOf(given, lifecycle),
    to: given.to,
    by,
    access,
    notBy,
    when,
    otherwise,
    guard,
    fields: { require: [...new Set(required)], optional: fields.optional ?? [] },
    set,
    effect,
    confirm,
    bulk,
    undo: given.undo,
    tells,
    replaces,
    identify,
    danger: given.danger ? (true as const) : undefined,
    sends: given.sends ? (true as const) : undefined,
  })
}
