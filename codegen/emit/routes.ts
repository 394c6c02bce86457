/** Emits the page paths per entity, for translating them to react-admin's own. */
import { banner } from '#codegen/banner.ts'
import type { ProjectEmitter } from '#codegen/model.ts'
import { key, literal } from './literal.ts'

export const emitRoutes: ProjectEmitter = ({ entities }) => {
  const lines = entities.map(
    ({ facts, ui }) => `  ${key(facts.name)}: ${literal(ui.routes, '  ', facts.name.length + 6)},\n`,
  )
  const text = [
    banner('schemas/*.schema.json'),
    `import type { PageRoutes } from '#providers/router/pagePaths.ts'\n`,
    '\nexport const routes: Readonly<Record<string, PageRoutes>> = {\n',
    ...lines,
    '}\n',
  ]
  return [{ path: 'resources/generated/routes.ts', text: text.join('') }]
}
