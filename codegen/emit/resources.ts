/** Emits the lists of resources: all of them, and those whose records can be replaced by another. */
import { banner } from '#codegen/banner.ts'
import type { ProjectEmitter } from '#codegen/model.ts'
import { isReplaceable } from '#schemas/pointers.ts'

/** Imports entities with a hand-written override from `resources/<plural>`, the others from the generated folder. */
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

/** No entity knows it by itself: it depends on the relations of all others. */
export const emitReplaceable: ProjectEmitter = ({ entities }) => {
  const all = entities.map(({ facts }) => facts)
  const names = all.filter((facts) => isReplaceable(facts, all)).map(({ name }) => name)
  const text = [
    banner('schemas/*.schema.json'),
    '\nexport const replaceable: ReadonlySet<string> = new Set([\n',
    ...names.map((name) => `  '${name}',\n`),
    '])\n',
  ]
  return [{ path: 'resources/generated/replaceable.ts', text: text.join('') }]
}
