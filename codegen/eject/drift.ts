/** Reports when a schema has changed since a view was ejected from it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewsOf, type View } from '#codegen/emit/views.ts'
import type { EntityModel, Model } from '#codegen/model.ts'

/** Drift of one ejected view: what the schema has gained or lost since. */
export type Drift = { file: string; entity: string; view: string; message: string }

/** Reports the drift of all ejected views. */
export function ejectedDrift(root: string, model: Model): Drift[] {
  return model.entities.flatMap((entity) => {
    const folder = `resources/${entity.facts.plural}`
    if (!existsSync(join(root, folder))) return []
    const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.tsx'))
    return files.flatMap((name) => driftOf(entity, `${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')))
  })
}

/** The line in an ejected view that records the schema of that moment. */
export function baselineOf(entity: EntityModel, view: View, day: string): string {
  const covered = coveredBy(entity, view).map(written)
  return `Ejected from ${entity.facts.name}.${view.toLowerCase()} on ${day}; baseline ${hashOf(covered)} of ${covered.join(', ')}.`
}

const mark = /^ \* Ejected from (\S+)\.(\w+) on (\S+); baseline ([0-9a-f]{12}) of (.*)\.$/m

function driftOf(entity: EntityModel, file: string, text: string): Drift[] {
  const [, name, viewName = '', date = '', baseline, list = ''] = mark.exec(text) ?? []
  const view = viewsOf(entity).find((one) => one.toLowerCase() === viewName)
  if (name !== entity.facts.name || !view) return []
  const now = coveredBy(entity, view)
  if (hashOf(now.map(written)) === baseline) return []
  const before = list.split(', ').map(read)
  const changes = [...namesDiff(before, now), ...now.flatMap((property) => changesOf(property, before))]
  // Views ejected before types were recorded differ in their hash only.
  const isOrder = before.map((one) => one.name).join() !== now.map((one) => one.name).join()
  if (changes.length === 0 && !isOrder) return []
  const what = changes.join(' and ') || 'put its properties in another order'
  const message = `${name}.${viewName} was ejected ${date}; the schema since ${what}`
  return [{ file, entity: name, view: viewName, message }]
}

/** Facts of a property that a view may depend on; old baselines have names only. */
type Covered = { name: string; type?: string; isRequired?: boolean; choices?: readonly string[] }

/** `name:string!`, `state:enum(open|shut)`: as on the command line of `npm run add`. */
const written = ({ name, type = '', isRequired, choices }: Covered): string =>
  `${name}:${type}${choices ? `(${choices.join('|')})` : ''}${isRequired ? '!' : ''}`

function read(text: string): Covered {
  const [, name = text, type, choices, required] = /^(\w+):([\w-]+)(?:\((.*)\))?(!)?$/.exec(text) ?? []
  if (type === undefined) return { name }
  return {
    name,
    type,
    isRequired: required !== undefined,
    ...(choices !== undefined && { choices: choices.split('|') }),
  }
}

function namesDiff(before: readonly Covered[], now: readonly Covered[]): string[] {
  const without = (some: readonly Covered[], others: readonly Covered[]) =>
    some.filter(({ name }) => !others.some((other) => other.name === name)).map(({ name }) => name)
  const [gained, lost] = [without(now, before), without(before, now)]
  return [...(gained.length ? [`gained ${quoted(gained)}`] : []), ...(lost.length ? [`lost ${quoted(lost)}`] : [])]
}

function changesOf({ name, type, isRequired, choices = [] }: Covered, before: readonly Covered[]): string[] {
  const old = before.find((one) => one.name === name)
  if (old?.type === undefined) return []
  if (old.type !== type) return [`made \`${name}\` ${type} instead of ${old.type}`]
  const more = choices.filter((choice) => !old.choices?.includes(choice))
  const fewer = (old.choices ?? []).filter((choice) => !choices.includes(choice))
  return [
    ...(old.isRequired === isRequired ? [] : [`made \`${name}\` ${isRequired ? 'required' : 'optional'}`]),
    ...(more.length ? [`gave \`${name}\` the choice ${quoted(more)}`] : []),
    ...(fewer.length ? [`took the choice ${quoted(fewer)} from \`${name}\``] : []),
  ]
}

const quoted = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ')

/** The properties that such a view shows, in its order. */
function coveredBy({ ui, facts }: EntityModel, view: View): Covered[] {
  const groups = view === 'Show' ? ui.show.groups : ui.form.groups
  const names = view === 'List' ? ui.list.columns : groups.flatMap(({ fields }) => fields)
  return names.flatMap((name): Covered[] => {
    const property = facts.properties.find((one) => one.name === name)
    if (!property) return []
    const { type, required, values } = property
    return [{ name, type, isRequired: required, ...(values && { choices: values }) }]
  })
}

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join()).digest('hex').slice(0, 12)
