/** Emits one file per entity with types and facts, and the list of all entities. */
import type { Entity } from '#schemas/entity.ts'
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, ProjectEmitter } from '#codegen/model.ts'
import { factsOf } from './facts.ts'
import { key, quoted } from './literal.ts'
import { anew } from '#codegen/cache/once.ts'
import { shapesOf } from './shapes.ts'

const folder = 'schemas/generated'

export const emitEntity: EntityEmitter = async (entity, model, once = anew) => {
  const body = `${await shapesOf(entity, model, once)}\n${factsOf(entity, model)}`
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
    importLine('type ', body.includes('PossibleAction[]') ? ['PossibleAction'] : [], '#schemas/lifecycle.ts'),
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
      ...entities.map(({ constName, facts }) =>
        importLine('', namesOf(constName, facts.typeName), `./${facts.name}.ts`),
      ),
      `\nexport const entities: readonly Entity[] = ${literalList(entities.map(({ constName }) => constName))}\n\n`,
      '/** Types by name: a record as it is stored, and what creates one. */\n',
      `export interface EntityTypes {\n${entities.map(({ facts }) => typesOf(facts)).join('')}}\n\n`,
      'export type EntityName = keyof EntityTypes\n\n',
      'export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))\n',
    ].join(''),
  },
  {
    path: `${folder}/lists.ts`,
    text: [
      banner('schemas/*.schema.json'),
      ...entities.map(({ facts }) => importLine('type ', [facts.typeName], `./${facts.name}.ts`)),
      '\n/** The records that a list has, by its path. */\nexport type Lists = {\n',
      ...entities.map(({ facts }) => `  ${quoted(facts.api)}: ${facts.typeName}\n`),
      '}\n',
    ].join(''),
  },
  {
    path: `${folder}/roles.ts`,
    text: `${banner('roles.json')}\nexport const roles = ${literalList(roles.map(quoted))} as const\nexport type RoleName = (typeof roles)[number]\n`,
  },
]

const namesOf = (constName: string, typeName: string): string[] => [
  constName,
  `type ${typeName}Create`,
  `type ${typeName}Stored`,
]

/** Types for writing a single record: child rows are records of their own, created one by one. */
const typesOf = ({ name, typeName, children = [] }: Entity): string => {
  const rows = children.map((child) => quoted(child.name)).join(' | ')
  const create = rows ? `Omit<${typeName}Create, ${rows}>` : `${typeName}Create`
  return `  ${key(name)}: { stored: ${typeName}Stored; create: ${create} }\n`
}

const rolesUsedIn = (body: string): string[] => [
  ...(body.includes('values: roles') ? ['roles'] : []),
  ...(/\bRoleName\b/.test(body) ? ['type RoleName'] : []),
]

const importLine = (kind: string, names: readonly string[], from: string): string =>
  names.length ? `import ${kind}{ ${names.join(', ')} } from '${from}'\n` : ''

const literalList = (items: readonly string[]): string => `[\n${items.map((item) => `  ${item},\n`).join('')}]`
