/**
 * Emits the registries of all lifecycles: their types by entity, and their guards, imported by the entity's
 * name so that a missing or misspelt one does not compile.
 */
import { banner } from '#codegen/banner.ts'
import type { EntityModel, OutputFile, ProjectEmitter } from '#codegen/model.ts'
import { key } from '#codegen/emit/literal.ts'

const source = 'schemas/*.schema.json'

export const emitLifecycles: ProjectEmitter = ({ entities }) => {
  const living = entities.filter(({ facts }) => facts.lifecycle)
  return [typesFile(living), guardsFile(living.filter((entity) => names(entity, 'guard').length > 0))]
}

function typesFile(entities: readonly EntityModel[]): OutputFile {
  const imports = entities.map(({ facts }) => `import type { ${typeName(facts)} } from './${facts.name}.ts'\n`)
  const members = entities.map(({ facts }) => `  ${key(facts.name)}: ${typeName(facts)}\n`)
  const effects = entities.filter((entity) => names(entity, 'effect').length > 0)
  const text = [
    banner(source),
    ...imports,
    `\n/** Lifecycles by entity. */\nexport interface Lifecycles {\n${members.join('')}}\n`,
    `\n/** Lifecycles with effects, which some subject has to have. */\n`,
    `export type WithEffects = ${effects.map(({ facts }) => `'${facts.name}'`).join(' | ') || 'never'}\n`,
  ]
  return { path: 'schemas/generated/lifecycles.ts', text: text.join('') }
}

function guardsFile(entities: readonly EntityModel[]): OutputFile {
  const text = [
    banner(source),
    ...entities.map(
      ({ facts, constName }) => `import { guards as ${constName} } from '#domain/lifecycles/${facts.name}.ts'\n`,
    ),
    ...entities.map(({ facts }) => `import type { ${typeName(facts)} } from '#schemas/generated/${facts.name}.ts'\n`),
    `${entities.length > 0 ? "import type { Guards } from '#schemas/lifecycle.ts'\n" : ''}\n`,
    '/** Guards by entity. */\nexport const guards = {\n',
    ...entities.map(
      ({ facts, constName }) => `  ${key(facts.name)}: ${constName} satisfies Guards<${typeName(facts)}>,\n`,
    ),
    '}\n',
  ]
  return { path: 'domain/generated/guards.ts', text: text.join('') }
}

const typeName = (facts: EntityModel['facts']): string => `${facts.typeName}Lifecycle`

const names = ({ facts }: EntityModel, kind: 'guard' | 'effect'): string[] =>
  Object.values(facts.lifecycle?.actions ?? {}).flatMap((action) => action[kind] ?? [])
