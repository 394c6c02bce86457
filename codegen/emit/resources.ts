/** Emits the list of all resources; those with an override are imported from their own folder. */
import { banner } from '#codegen/banner.ts'
import type { ProjectEmitter } from '#codegen/model.ts'

export const emitResources: ProjectEmitter = ({ entities, overrides }) => {
  const imports = entities.map(({ facts, constName }) => {
    const from = overrides.includes(facts.plural)
      ? `#resources/${facts.plural}`
      : `#resources/generated/${facts.plural}`
    return `import ${constName} from '${from}/index.ts'\n`
  })
  const text = [
    banner('schemas/*.schema.json'),
    `import type { ResourceProps } from 'react-admin'\n`,
    ...imports,
    `\nexport const resources: readonly ResourceProps[] = [\n`,
    ...entities.map(({ constName }) => `  ${constName},\n`),
    ']\n',
  ]
  return [{ path: 'resources/generated/resources.ts', text: text.join('') }]
}
