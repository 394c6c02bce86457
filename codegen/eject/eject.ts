/** Turns a generated view into hand-written code: the view as a file, and the override that the app imports. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewsOf, viewText, type View } from '#codegen/emit/views.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import { baselineOf } from './drift.ts'

/**
 * Writes the view and its override; returns the paths, for the developer to read.
 * @throws {Error} When entity or view do not exist, or the view is ejected already.
 */
export function eject(root: string, model: Model, entityName: string, viewName: string): string[] {
  const { entity, view } = viewNamed(model, entityName, viewName)
  const { typeName, plural } = entity.facts
  const folder = `resources/${plural}`
  const file = `${folder}/${typeName}${view}.tsx`
  if (existsSync(join(root, file))) throw new Error(`${file} exists already; change it there.`)
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, file), header(entity, view) + ejectedText(entity, view, model))
  return [file, ...override(root, entity, view)]
}

const header = (entity: EntityModel, view: View): string =>
  [
    '/**',
    ` * ${entity.texts.en.plural}: the ${view.toLowerCase()} view, changed by hand.`,
    ' *',
    ` * ${baselineOf(entity, view, new Date().toISOString().slice(0, 10))}`,
    ' */\n',
  ].join('\n')

/** @throws {Error} When the entity or view does not exist; the message names those that do. */
export function viewNamed(model: Model, entityName: string, viewName: string): { entity: EntityModel; view: View } {
  const entity = model.entities.find(({ facts }) => facts.name === entityName)
  if (!entity) throw new Error(`"${entityName}" is no entity; choose ${namesOf(model)}.`)
  const view = viewsOf(entity).find((one) => one.toLowerCase() === viewName)
  if (view) return { entity, view }
  const known = viewsOf(entity).map((one) => one.toLowerCase())
  throw new Error(`${entityName} has no view "${viewName}"; choose ${known.join(', ')}.`)
}

/** The text of the ejected view, without its heading: parts of the view stay generated, only the view itself moves. */
export const ejectedText = (entity: EntityModel, view: View, model: Model): string =>
  viewText(entity, view, model).replaceAll(/from '\.\//g, `from '#resources/generated/${entity.facts.plural}/`)

function override(root: string, { facts }: EntityModel, view: View): string[] {
  const path = `resources/${facts.plural}/index.ts`
  const component = `${facts.typeName}${view}`
  const name = view.toLowerCase()
  // Pages and dialogs take the form from the options, pages of other records the list.
  const option = view === 'Form' || view === 'List' ? `${name}: ${component}` : undefined
  const entry = view === 'Form' ? undefined : `${name}: ${component}`
  const lazily = `const ${component} = lazy(async () => ({ default: (await import('./${component}.tsx')).${component} }))\n`
  const fresh = [
    `/** ${facts.plural}: what was changed by hand. */\n`,
    `import { lazy } from 'react'\n`,
    `import generated from '#resources/generated/${facts.plural}/index.ts'\n\n`,
    'export default { ...generated }\n',
  ]
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : fresh.join('')
  const next = withOption(text, option)
    .replace(/^export default /m, `${lazily}\nexport default `)
    .replace(/\.\.\.generated(?!\.)(,?)/, (all, comma: string) => (entry ? `...generated, ${entry}${comma}` : all))
  const added = [entry, option].filter((one) => one !== undefined)
  if (!added.every((one) => next.includes(one)) || !/import .*\blazy\b/.test(next)) {
    throw new Error(`${path} does not build on the generated resource; add ${added.join(' and ')} to it by hand.`)
  }
  writeFileSync(join(root, path), next)
  return [path]
}

/** Adds to options that an earlier view, or a person, has written there. */
function withOption(text: string, option: string | undefined): string {
  if (option === undefined) return text
  if (text.includes('...generated.options'))
    return text.replace(/\.\.\.generated\.options(,?)/, (_, comma: string) => `...generated.options, ${option}${comma}`)
  return text.replace(/\.\.\.generated(,?)/, `...generated, options: { ...generated.options, ${option} }$1`)
}

const namesOf = ({ entities }: Model): string => entities.map(({ facts }) => facts.name).join(', ')
