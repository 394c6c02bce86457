/**
 * Finds the components that show and fill in values of a format or widget, as registered in
 * resources/renderers.json.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PropertyModel, Renderer, Renderers } from '#codegen/model.ts'

const none: Renderers = { formats: {}, widgets: {} }

/**
 * Reads that file of the project in `root`; without it every value is rendered by its type.
 *
 * @throws {Error} Naming registered components without a file.
 */
export function readRenderers(root: string): Renderers {
  const path = join(root, 'resources/renderers.json')
  if (!existsSync(path)) return none
  const renderers: Renderers = { ...none, ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Renderers>) }
  const absent = filesOf(renderers).find((file) => !existsSync(join(root, 'resources', `${file}.tsx`)))
  if (absent) throw new Error(`resources/renderers.json names ${absent}, and there is no resources/${absent}.tsx.`)
  return renderers
}

/** The components for a property whose widget or format is registered. */
export function rendererOf(
  { formats, widgets }: Renderers,
  { facts, ui }: Pick<PropertyModel, 'facts' | 'ui'>,
  part: keyof Renderer,
): string | undefined {
  const file =
    widgets[ui.widget ?? '']?.[part] ?? (facts.type === 'string' ? formats[facts.format ?? '']?.[part] : undefined)
  return file && basename(file)
}

/** Modules of the registered components, for imports. */
export const rendererSources = (renderers: Renderers): Record<string, string> =>
  Object.fromEntries(filesOf(renderers).map((file) => [basename(file), `#resources/${file}.tsx`]))

const filesOf = ({ formats, widgets }: Renderers): string[] =>
  [...Object.values(formats), ...Object.values(widgets)].flatMap(({ field, input }) =>
    [field, input].filter((file) => file !== undefined),
  )
