/** Emits the columns of the entities' tables with their types as both drivers read them. */
import type { Property } from '#schemas/entity.ts'
import { banner } from '#codegen/banner.ts'
import type { EntityModel, ProjectEmitter } from '#codegen/model.ts'
import { key, quoted } from './literal.ts'

export const emitDatabase: ProjectEmitter = ({ entities }) => {
  const links = entities.flatMap(({ facts }) => facts.properties.flatMap(({ relation }) => relation?.linkTable ?? []))
  const text = [
    banner('schemas/*.schema.json'),
    '/** Keys are table names. Amounts are whole cents, numerics text, days and moments ISO text. */\n',
    'export interface Database {\n',
    ...entities.map(({ facts }) => `  ${key(facts.table)}: ${facts.typeName}Table\n`),
    ...links.map((table) => `  ${key(table)}: LinkTable\n`),
    '}\n',
    links.length ? '\nexport interface LinkTable {\n  owner_id: number\n  target_id: number\n}\n' : '',
    ...entities.map(tableOf),
  ]
  return [{ path: 'schemas/generated/database.ts', text: text.join('') }]
}

function tableOf({ facts }: EntityModel): string {
  const columns = facts.properties.filter(({ name, relation }) => name !== 'id' && !relation?.many)
  const lines = [
    'id: number',
    ...(facts.version ? ['version: number'] : []),
    ...columns.flatMap((property) => {
      const column = `${key(property.column)}: ${columnType(property)}`
      return property.type === 'money'
        ? [column, `${key(`${property.column}_currency`)}: ${nullable('string', property)}`]
        : [column]
    }),
  ]
  return `\nexport interface ${facts.typeName}Table {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`
}

const columnType = (property: Property): string => nullable(baseType(property), property)

const nullable = (type: string, { required }: Property): string => (required ? type : `${type} | null`)

function baseType({ type, values }: Property): string {
  switch (type) {
    case 'integer':
    case 'money':
    case 'relation':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'list':
      return 'string[]'
    case 'localized':
    case 'rows':
    case 'json':
      return 'unknown'
    case 'enum':
      return values && values.length <= 8 ? values.map(quoted).join(' | ') : 'string'
    default:
      return 'string'
  }
}
