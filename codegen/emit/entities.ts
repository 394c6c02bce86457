/** One file per entity with its types and facts, and the list of all entities. */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, ProjectEmitter } from '#codegen/model.ts'
import { factsOf } from './facts.ts'
import { quoted } from './literal.ts'
import { shapesOf } from './shapes.ts'

const folder = 'schemas/generated'

export const emitEntity: EntityEmitter = async (entity, model) => {
  const body = `${await shapesOf(entity, model)}\n${factsOf(entity, model)}`
  const imported = [
    importLine('type ', ['Entity'], '#schemas/entity.ts'),
    importLine('', ['property'], '#schemas/property.ts'),
    importLine(
      'type ',
      ['ChoiceFilter', 'Direction', 'LocalizedFilter', 'RangeFilter', 'TextFilter'].filter((name) =>
        body.includes(name),
      ),
      '#schemas/query.ts',
    ),
    importLine('', rolesUsedIn(body), './roles.ts'),
  ]
  return [{ path: `${folder}/${entity.facts.name}.ts`, text: `${banner(entity.file)}${imported.join('')}\n${body}` }]
}

export const emitEntities: ProjectEmitter = ({ entities, roles }) => [
  {
    path: `${folder}/entities.ts`,
    text: [
      banner('schemas/*.schema.json'),
      importLine('type ', ['Entity'], '#schemas/entity.ts'),
      ...entities.map(({ constName, facts }) => importLine('', [constName], `./${facts.name}.ts`)),
      `\nexport const entities: readonly Entity[] = ${literalList(entities.map(({ constName }) => constName))}\n\n`,
      `export type EntityName =${entities.map(({ facts }) => `\n  | ${quoted(facts.name)}`).join('')}\n\n`,
      'export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))\n',
    ].join(''),
  },
  {
    path: `${folder}/roles.ts`,
    text: `${banner('roles.json')}\nexport const roles = ${literalList(roles.map(quoted))} as const\nexport type RoleName = (typeof roles)[number]\n`,
  },
]

const rolesUsedIn = (body: string): string[] => [
  ...(body.includes('values: roles') ? ['roles'] : []),
  ...(/\bRoleName\b/.test(body) ? ['type RoleName'] : []),
]

const importLine = (kind: string, names: readonly string[], from: string): string =>
  names.length ? `import ${kind}{ ${names.join(', ')} } from '${from}'\n` : ''

const literalList = (items: readonly string[]): string => `[\n${items.map((item) => `  ${item},\n`).join('')}]`
