/** Says when the schema has moved on since a view was ejected from it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewsOf, type View } from '#codegen/emit/views.ts'
import type { EntityModel, Model } from '#codegen/model.ts'

/** Drift of one ejected view: what the schema has gained or lost since. */
export type Drift = { file: string; entity: string; view: string; message: string }

/** Says of every ejected view what the schema has gained or lost since it was ejected. */
export function ejectedDrift(root: string, model: Model): Drift[] {
  return model.entities.flatMap((entity) => {
    const folder = `resources/${entity.facts.plural}`
    if (!existsSync(join(root, folder))) return []
    const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.tsx'))
    return files.flatMap((name) => driftOf(entity, `${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')))
  })
}

/** The line in an ejected view that remembers what the schema said. */
export function baselineOf(entity: EntityModel, view: View, day: string): string {
  const covered = coveredBy(entity, view)
  return `Ejected from ${entity.facts.name}.${view.toLowerCase()} on ${day}; baseline ${hashOf(covered)} of ${covered.join(', ')}.`
}

const mark = /^ \* Ejected from (\S+)\.(\w+) on (\S+); baseline ([0-9a-f]{12}) of (.*)\.$/m

function driftOf(entity: EntityModel, file: string, text: string): Drift[] {
  const [, name, viewName = '', date = '', baseline, covered = ''] = mark.exec(text) ?? []
  const view = viewsOf(entity).find((one) => one.toLowerCase() === viewName)
  if (name !== entity.facts.name || !view) return []
  const now = coveredBy(entity, view)
  if (hashOf(now) === baseline) return []
  const before = covered.split(', ')
  const [gained, lost] = [now.filter((one) => !before.includes(one)), before.filter((one) => !now.includes(one))]
  const quoted = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ')
  const changes = [gained.length && `gained ${quoted(gained)}`, lost.length && `lost ${quoted(lost)}`].filter(Boolean)
  const what = changes.join(' and ') || 'put its properties in another order'
  return [
    {
      file,
      entity: name,
      view: viewName,
      message: `${name}.${viewName} was ejected ${date}; the schema since ${what}`,
    },
  ]
}

/** What such a view shows of the schema, in its order. */
function coveredBy({ ui, facts }: EntityModel, view: View): string[] {
  const groups = view === 'Show' ? ui.show.groups : ui.form.groups
  const names = view === 'List' ? ui.list.columns : groups.flatMap(({ fields }) => fields)
  return names.filter((name) => facts.properties.some((property) => property.name === name))
}

const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
