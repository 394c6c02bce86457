/** The columns of a property that holds rows: their facts, schemas and texts. */
import type { RowColumn } from '#schemas/entity.ts'
import { localizedKind } from '#codegen/localizedKind.ts'
import type { ColumnModel } from '#codegen/model.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import { buildPropertyTexts, type Glossary } from './texts.ts'
import { defined, formatOf, valuesOf } from './value.ts'

export function buildColumns({ items }: PropertySchema, roles: readonly string[]): RowColumn[] {
  return Object.entries(items?.properties ?? {}).map(([name, schema]) =>
    defined({
      name,
      // The check refuses any other type.
      type: valueTypeOf(schema) as RowColumn['type'],
      format: formatOf(schema),
      required: items?.required?.includes(name) === true,
      default: schema.default,
      values: valuesOf(schema, roles),
      languages: localizedKind(schema.$ref)?.languages,
      minLength: schema.minLength,
      maxLength: localizedKind(schema.$ref)?.maxLength ?? schema.maxLength,
      minimum: schema.minimum,
      maximum: schema.maximum,
      places: schema.places,
    }),
  )
}

/** @returns undefined for a property that holds no rows. */
export function buildColumnModels(schema: PropertySchema, glossary: Glossary): ColumnModel[] | undefined {
  if (valueTypeOf(schema) !== 'rows') return undefined
  return Object.entries(schema.items?.properties ?? {}).map(([name, column]) => ({
    name,
    schema: plainSchema(column),
    texts: buildPropertyTexts(name, column, glossary),
  }))
}

/** The schema without x- keywords. */
export const plainSchema = (schema: PropertySchema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')))
