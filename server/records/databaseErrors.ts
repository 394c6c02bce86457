/** Turns refusals of the database into answers about fields, so that bad input never becomes a 500. */
import { ruleText } from '#domain/rules.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { FieldErrors, Refused, type Text } from '#server/errors.ts'

type DatabaseError = Error & { code: string; detail?: string; constraint?: string; column?: string }

/** Returns the answer for an error of PostgreSQL; any other error unchanged. */
export function answerFor(error: unknown, entity: Entity): unknown {
  if (!isDatabaseError(error)) return error
  const columns = /\(([^()]*)\)=/.exec(error.detail ?? '')?.[1]?.split(', ') ?? []
  const violated = entity.properties.filter(({ column }) => columns.includes(plain(column)))
  switch (error.code) {
    case '23505':
      return violated.length > 0
        ? atFields(declaring(violated), { key: 'error.unique' })
        : new Refused({ key: 'error.unique' })
    case '23503':
      return violated.length > 0
        ? atFields(violated, { key: 'error.relation', values: { name: violated[0]?.relation?.entity ?? '' } })
        : new Refused({ key: 'error.invalid' })
    case '23502':
      return atColumn(error, entity, { key: 'validation.required' })
    case '42501':
      // A row policy refuses the write: the row is, or would become, invisible to its writer.
      return /row-level security/.test(error.message) ? new Refused({ key: 'error.outOfSight' }) : error
    case 'TR001':
      return atColumn(error, entity, { key: 'error.partOfItself' })
    case 'TR002':
      return atColumn(error, entity, { key: 'error.tooManyLevels', values: { max: error.detail ?? '' } })
    case '23514': {
      const rule = entity.rules?.find(({ constraint }) => constraint === error.constraint)
      if (rule) return new FieldErrors({ [rule.field]: [{ key: ruleText(entity, rule), values: rule.values }] })
      return atColumn(error, entity, { key: 'validation.pattern' })
    }
    default:
      return error.code.startsWith('22') ? new Refused({ key: 'error.invalid' }) : error
  }
}

/** Whether the record is referenced from elsewhere, so that it cannot be deleted. */
export const isInUse = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '23503' || error.code === '23001')

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

const plain = (column: string): string => (/^[a-z_][a-z0-9_]*$/.test(column) ? column : `"${column}"`)

const atFields = (properties: readonly Property[], text: Text): FieldErrors =>
  new FieldErrors(Object.fromEntries(properties.map(({ name }) => [name, [text]])))

/** Narrows properties that must be unique together to those whose schema declares it. */
function declaring(found: readonly Property[]): readonly Property[] {
  const names = found.map(({ name }) => name)
  const says = found.filter(({ unique }) =>
    unique.some((set) => set.length === names.length && set.every((name) => names.includes(name))),
  )
  return says.length > 0 ? says : found
}

function atColumn({ column, constraint }: DatabaseError, entity: Entity, text: Text): Error {
  const property = entity.properties.find((one) =>
    column === undefined ? constraint === `${entity.table}_${one.column}_check` : one.column === column,
  )
  return property ? atFields([property], text) : new Refused({ key: 'error.invalid' })
}
