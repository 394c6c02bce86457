/**
 * Replaces an ejected view by the generated one: the opposite of `npm run eject`, for a copy without changes of
 * its own.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '#codegen/format/formatText.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import { ejectedText, viewNamed } from './eject.ts'

/** Files deleted and changed, or the lines that would be lost; in that case nothing was changed. */
export type Unejected = { deleted: readonly string[]; changed: readonly string[]; lost: readonly string[] }

/**
 * @param discard Deletes the copy even when it differs.
 * @throws {Error} When entity or view do not exist, the view is not ejected, or its override has another form.
 */
export async function uneject(
  root: string,
  model: Model,
  { entity: entityName, view: viewName, discard }: { entity: string; view: string; discard: boolean },
): Promise<Unejected> {
  const { entity, view } = viewNamed(model, entityName, viewName)
  const component = `${entity.facts.typeName}${view}`
  const folder = `resources/${entity.facts.plural}`
  const file = `${folder}/${component}.tsx`
  if (!existsSync(join(root, file))) throw new Error(`${file} does not exist: the ${viewName} is generated already.`)
  const own = await formatted(file, withoutHeader(readFileSync(join(root, file), 'utf8')))
  const generated = await formatted(file, ejectedText(entity, view, model))
  const lost = discard ? [] : linesOnlyIn(own, generated)
  if (lost.length > 0 || (!discard && own !== generated)) return { deleted: [], changed: [], lost }
  const index = `${folder}/index.ts`
  const rest = existsSync(join(root, index))
    ? withoutView(readFileSync(join(root, index), 'utf8'), component, viewName)
    : ''
  if (rest.includes(component)) throw new Error(`${index} names ${component} in a way of its own; take it out by hand.`)
  rmSync(join(root, file))
  const isEmpty = rest === '' || isUntouched(rest, entity)
  if (isEmpty) rmSync(join(root, index), { force: true })
  else writeFileSync(join(root, index), await formatted(index, rest))
  if (readdirSync(join(root, folder)).length === 0) rmdirSync(join(root, folder))
  return { deleted: isEmpty ? [file, index] : [file], changed: isEmpty ? [] : [index], lost: [] }
}

const withoutHeader = (text: string): string => text.replace(/^\/\*\*[^]*?\*\/\n/, '')

function linesOnlyIn(own: string, generated: string): string[] {
  const known = new Set(generated.split('\n').map((line) => line.trim()))
  return own.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()))
}

/** The override without what `eject` added for this view. */
function withoutView(text: string, component: string, viewName: string): string {
  const entry = new RegExp(`,?\\s*\\b${viewName}: ${component}\\b(?=\\s*[,}])`, 'g')
  const loading = new RegExp(`const ${component} = lazy\\([^]*?\\.${component},?\\s*\\}\\)\\)\\n+`)
  const rest = text
    .replace(loading, '')
    .replace(entry, '')
    .replace(/,\s*options: \{ \.\.\.generated\.options,? \}/, '')
  return rest.includes('lazy(') ? rest : rest.replace(/^import \{ lazy \} from 'react'\n/m, '')
}

/** Whether only the generated resource itself is left. */
const isUntouched = (text: string, { facts }: EntityModel): boolean =>
  withoutHeader(text).replace(/\s+/g, ' ').replace(/, \}/, ' }').trim() ===
  `import generated from '#resources/generated/${facts.plural}/index.ts' export default { ...generated }`
