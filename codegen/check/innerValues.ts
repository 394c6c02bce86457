/** Values inside a property: items of lists, columns of rows and members of objects are checked as properties are. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'

/** @param rules What is asked of each value; paths begin at it. */
export function innerValues(schema: PropertySchema, rules: (inner: PropertySchema) => Finding[]): Finding[] {
  const { items, properties = {} } = schema
  const type = valueTypeOf(schema)
  const inner = [
    ...(items ? [[['items'], items, type === 'list' ? listed(items) : []] as const] : []),
    ...Object.entries(properties).map(([name, one]) => [['properties', name], one, []] as const),
  ]
  return inner.flatMap(([path, one, own]) => {
    const isRow = type === 'rows' && path[0] === 'items'
    const found = [...own, ...rules(one), ...(isRow ? rowsWithin(one, rules) : membersWithin(one, rules))]
    return found.map((finding) => ({ ...finding, path: [...path, ...finding.path] }))
  })
}

type Rules = (inner: PropertySchema) => Finding[]

/** Columns, which are properties of a kind. */
const rowsWithin = ({ properties = {} }: PropertySchema, rules: Rules): Finding[] =>
  Object.entries(properties).flatMap(([name, column]) =>
    at(['properties', name], [...rules(column), ...innerValues(column, rules)]),
  )

const membersWithin = (schema: PropertySchema, rules: Rules): Finding[] => [
  ...(schema.format === 'decimal' ? [decimal] : []),
  ...innerValues(schema, rules),
]

const at = (path: Path, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }))

const decimal: Finding = {
  path: ['format'],
  message: 'a decimal is a property of its own or a column of rows; inside a list or an object write percentage',
}

/** A list is stored as texts, so that a number or a list in it would be another value afterwards. */
function listed({ type, items }: PropertySchema): Finding[] {
  if (type === undefined || type === 'string') return []
  const path = type === 'array' && !items ? [] : ['type']
  const instead = 'write rows ("items": { "type": "object", "properties": … }), or give it an entity of its own'
  return [{ path, message: `a list holds texts or choices, not ${names[type]}; ${instead}` }]
}

const names = { integer: 'whole numbers', boolean: 'yes and no', array: 'lists', object: 'objects' }
