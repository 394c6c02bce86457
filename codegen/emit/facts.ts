/** Emits the facts of an entity as a constant that the program imports. */
import type { Lifecycle, Property } from '#schemas/entity.ts'
import { columnOf, property as complete } from '#schemas/property.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import { literal, quoted } from './literal.ts'

/** Source text of `export const merchant: Entity<'merchant'> = { … }`, without anything of x-ui or x-i18n. */
export function factsOf({ constName, facts: { properties, lifecycle, ...entity } }: EntityModel, model: Model): string {
  const head = Object.entries(entity).map(([key, value]) => `  ${key}: ${literal(value, '  ', key.length + 4)},\n`)
  const list = properties.map((one) => `    property(${propertyLiteral(one, model)}),\n`)
  const states = lifecycle ? lifecycleText(lifecycle, model) : ''
  return `export const ${constName}: Entity<${quoted(entity.name)}> = {\n${head.join('')}${states}  properties: [\n${list.join('')}  ],\n}\n`
}

function lifecycleText({ parameters, ...rest }: Lifecycle, model: Model): string {
  const members = Object.entries(rest).map(([key, value]) => `    ${key}: ${literal(value, '    ', key.length + 6)},\n`)
  const list = parameters.map((one) => `      property(${propertyLiteral(one, model)}),\n`)
  const asked = list.length > 0 ? `[\n${list.join('')}    ]` : '[]'
  return `  lifecycle: {\n${members.join('')}    parameters: ${asked},\n  },\n`
}

/** Whether a property accepts any role; its values are then written by name instead of one by one. */
export const takesRoles = ({ values }: Property, { roles }: Model): boolean =>
  values !== undefined && values.length === roles.length && values.every((value, index) => value === roles[index])

function propertyLiteral(facts: Property, model: Model): string {
  const usual: Record<string, unknown> = complete({
    name: facts.name,
    type: facts.type,
    column: columnOf(facts.name, facts.relation?.many === false),
  })
  const told = Object.entries(facts).filter(
    ([key, value]) => key === 'name' || key === 'type' || !same(value, usual[key]),
  )
  const text = literal(Object.fromEntries(told), '    ', '    property('.length + '),'.length)
  return takesRoles(facts, model) ? text.replace(/values: \[[^\]]*\]/, 'values: roles') : text
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
