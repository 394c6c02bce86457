/** SQL names: reserved words, columns that every table has already, and two properties with one column. */
import type { Finding } from '#codegen/problems/errors.ts'
import reserved from '#codegen/vocabulary/reserved.json' with { type: 'json' }
import type { Draft } from './project.ts'

const longest = 63

export function checkWords({ entity, name }: Draft): Finding[] {
  const { table, properties, version } = entity.facts
  const taken = new Map([
    ...reserved.column.map((column) => [column, 'something of the database itself'] as const),
    ['search_text', 'the search text'],
    ...(version ? [['version', 'the version of the record'] as const] : []),
  ])
  const columns = properties
    .filter(({ relation }) => !relation?.many)
    .flatMap(({ name: property, column, type }) => [
      { property, column },
      ...(type === 'money' ? [{ property, column: `${column}_currency` }] : []),
    ])
  return [
    ...identifier(table, ['x-store', 'table'], `give the table another name: "x-store": { "table": "app_${table}" }`),
    ...columns.flatMap(({ property, column }): Finding[] => {
      const path = ['properties', property, 'x-store', 'column']
      const owner = taken.get(column)
      taken.set(column, `"${property}"`)
      if (owner)
        return [
          {
            path,
            message: `column "${column}" already holds ${owner}; choose another with "x-store": { "column": … }`,
          },
        ]
      return identifier(
        column,
        path,
        `name the column: "x-store": { "column": "${name.replace(/-/g, '_')}_${column}" }`,
      )
    }),
  ]
}

function identifier(word: string, path: Finding['path'], advice: string): Finding[] {
  if (reserved.table.includes(word) && path.at(-1) === 'table')
    return [{ path, message: `the table "${word}" belongs to the server; ${advice}` }]
  if (reserved.sql.includes(word)) return [{ path, message: `"${word}" is a reserved word in SQL; ${advice}` }]
  return word.length > longest ? [{ path, message: `"${word}" has more than ${longest} characters; ${advice}` }] : []
}
