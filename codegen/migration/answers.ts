/** Values on the command line that fill or replace others: each must be valid for its property. */
import { checkShape } from '#codegen/shape/shape.ts'
import type { JsonSchema } from '#codegen/shape/limits.ts'
import type { Model, PropertyModel } from '#codegen/model.ts'
import { type Refusal, schemaFile } from './refusal.ts'

/** Returns a refusal per `fill:` and `replace:` with an invalid value; unknown properties are reported elsewhere. */
export function wrongAnswers(model: Model, accept: readonly string[]): Refusal[] {
  return accept.flatMap((answer) => {
    const [, action, entity, name, part = '', value = ''] =
      /^(fill|replace):([^.=]+)\.([^.=]+)(?:\.([^=]*))?=(.*)$/s.exec(answer) ?? []
    const found = model.entities.find(({ facts }) => facts.name === entity)
    const property = found?.properties.find(({ facts }) => facts.name === name)
    // Replacing by nothing empties the value; whether that is allowed is checked elsewhere.
    if (entity === undefined || !property || (action === 'replace' && value === '')) return []
    const fault = faultIn(value, property, action === 'fill' && part === 'currency', model)
    if (fault === undefined) return []
    const message = `--accept ${answer}: ${entity}.${property.facts.name} ${fault}.`
    return [{ place: `${entity}.${property.facts.name}`, file: schemaFile(entity), message }]
  })
}

function faultIn(
  text: string,
  { facts, schema }: PropertyModel,
  isCurrency: boolean,
  model: Model,
): string | undefined {
  const definitions = model.definitions as Record<string, JsonSchema>
  const check = (value: unknown, wanted: JsonSchema): string | undefined => {
    const [finding] = checkShape(wanted, definitions, value).findings
    return finding && [...finding.path, finding.message].join(' ')
  }
  const { type } = facts
  if (facts.relation) return /^[1-9]\d{0,18}$/.test(text) ? undefined : 'must be the id of a record'
  if (type === 'money') {
    const parts = definitions.Money?.properties ?? {}
    return isCurrency ? check(text, parts.currency ?? {}) : check(numberIn(text), parts.amount ?? {})
  }
  const wanted = schema as JsonSchema
  if (type === 'integer') return check(numberIn(text), wanted)
  if (type === 'boolean') return check(text === 'true' || (text === 'false' ? false : text), wanted)
  if (type === 'list') return check(listIn(text), wanted)
  if (type !== 'localized' && type !== 'rows' && type !== 'json') return check(text, wanted)
  try {
    return check(JSON.parse(text), wanted)
  } catch {
    return 'must be JSON'
  }
}

/** A text that is no number stays text, for the check to refuse. */
const numberIn = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text)

/** Parses `{a,b}`, PostgreSQL's notation of lists; other text stays text. */
function listIn(text: string): unknown {
  const inner = /^\{(.*)\}$/s.exec(text)?.[1]
  if (inner === undefined) return text
  const items = inner.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? []
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replaceAll(/\\(.)/g, '$1') : item.trim()))
}
