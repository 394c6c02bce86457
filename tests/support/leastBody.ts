/** The smallest value that a JSON Schema of the API accepts, for tests over every route. */

export type JsonSchema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  required?: readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
  format?: string
  pattern?: string
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-01-20',
  'date-time': '2026-01-20T12:00:00.000Z',
  email: 'somebody@example.nl',
}

/** Patterns are not followed: such a text may be refused, for every record alike. */
export function leastOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [either] = schema.anyOf ?? schema.oneOf ?? []
  if (either && schema.type === undefined) return leastOf(either)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, leastOf(schema.properties?.[name] ?? {})]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'string':
      return (
        byFormat[schema.format ?? ''] ??
        (schema.pattern?.startsWith('^20') ? '2026-01-20' : 'x'.repeat(schema.minLength ?? 1))
      )
    default:
      return {}
  }
}
