/** Facts that properties and columns of rows have in common. */
import type { Format } from '#schemas/entity.ts'
import { productFormats } from '#schemas/productFormats.ts'
import { localizedKind } from '#codegen/localizedKind.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valuesPrefix } from '#codegen/valuesPrefix.ts'

const formats: readonly string[] = [
  'iban',
  'phone-e164',
  'email',
  'uri',
  'colour',
  'share',
  ...Object.keys(productFormats),
]

export const formatOf = (schema: PropertySchema): Format | undefined => {
  if (schema.contentMediaType === 'text/html' || localizedKind(schema.$ref)?.isHtml) return 'html'
  return isFormat(schema.format) ? schema.format : undefined
}

const isFormat = (format: string | undefined): format is Format => format !== undefined && formats.includes(format)

/** Values of an enum, or of a list's items; a reference to Role gives all roles. */
export function valuesOf(schema: PropertySchema, roles: readonly string[]): readonly string[] | undefined {
  if (schema.items) return valuesOf(schema.items, roles)
  if (schema.$ref === `${valuesPrefix}Role`) return roles
  return schema.enum ?? schema.oneOf?.map((choice) => choice.const)
}

/** Removes undefined members, so that the written facts are short. */
export function defined<T extends object>(value: T): T {
  const kept: Partial<T> = {}
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key]
  return kept as T
}
