/** Properties with rows: types of columns, number of rows, and no undeclared columns. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import type { ValueType } from '#schemas/entity.ts'
import { notBounded } from './decimals.ts'
import type { Draft } from './project.ts'

const kinds: readonly ValueType[] = [
  ...([
    'string',
    'text',
    'integer',
    'boolean',
    'date',
    'date-time',
    'percentage',
    'decimal',
    'enum',
    'money',
    'list',
  ] as const),
  'localized',
]

export const checkRows = ({ schema }: Draft): Finding[] =>
  Object.entries(schema.properties).flatMap(([name, property]) =>
    valueTypeOf(property) === 'rows' ? ofRows(name, property) : [],
  )

function ofRows(name: string, { items = {}, maxItems }: PropertySchema): Finding[] {
  const path: Path = ['properties', name]
  const columns = items.properties ?? {}
  const unknown = (items.required ?? []).filter((column) => !Object.hasOwn(columns, column))
  const candidates = Object.keys(columns)
  return [
    ...(maxItems === undefined
      ? [{ path, atKey: true, message: `"maxItems" is missing: how many rows "${name}" may have at most` }]
      : []),
    ...(candidates.length === 0 ? [{ path: [...path, 'items', 'properties'], message: 'must not be empty' }] : []),
    ...Object.entries(columns).flatMap(([column, schemaOfColumn]) =>
      ofColumn(schemaOfColumn, [...path, 'items', 'properties', column]),
    ),
    ...unknown.map((column) => ({
      path: [...path, 'items', 'required', (items.required ?? []).indexOf(column)],
      message: `"${column}" is not a column of "${name}"`,
      name: column,
      candidates,
    })),
  ]
}

function ofColumn(schema: PropertySchema, path: Path): Finding[] {
  const name = String(path.at(-1))
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    return [{ path, atKey: true, message: `"${name}" must be in camelCase, as the name of a property is` }]
  const says = ['type', '$ref', 'oneOf', 'enum'].some((key) => key in schema)
  if (!says) return [{ path, atKey: true, message: '"type" is missing; or give it "oneOf" or "$ref"' }]
  const type = valueTypeOf(schema)
  const isRich = type === 'localized' && schema.$ref?.endsWith('Html') === true
  if (type === 'decimal') return notBounded(schema, path, 'of a row')
  if (kinds.includes(type) && !isRich) return []
  const what = isRich ? 'rich text' : type === 'rows' ? 'rows' : 'an object'
  return [{ path, atKey: true, message: `a column cannot hold ${what}; give it an entity of its own, or one value` }]
}
