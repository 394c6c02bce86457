/** Expands a schema with all defaults: later phases know only the full form. */
import { pluralOf } from '#codegen/names.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { expandAccess, singleRights, type WrittenAccess } from './access.ts'
import { expandChoices, type ValueSets } from './choices.ts'
import { expandUsual } from './usual.ts'

/**
 * @param name Name of the entity.
 * @param clean The file without malformed parts; missing keywords count as empty.
 */
export function expandSchema(name: string, clean: unknown, sets: ValueSets): SchemaFile {
  // The check has verified the shape.
  const written = (isObject(clean) ? clean : {}) as Partial<Omit<SchemaFile, 'x-access'>> & {
    'x-access'?: WrittenAccess
  }
  const properties = Object.entries(written.properties ?? {}).map(([key, schema]) => [
    key,
    expandProperty(key, schema, sets),
  ])
  const single = written['x-entity']?.kind === 'singleton'
  const lifecycle = written['x-lifecycle']
  const parameters = Object.entries(lifecycle?.parameters ?? {}).map(([key, schema]) => [
    key,
    expandChoices(schema, sets),
  ])
  return {
    ...written,
    ...(lifecycle?.parameters && { 'x-lifecycle': { ...lifecycle, parameters: Object.fromEntries(parameters) } }),
    properties: Object.fromEntries(properties),
    'x-entity': { plural: single ? name : pluralOf(name), ...written['x-entity'] },
    'x-access': expandAccess(written['x-access'] ?? { read: '' }, single ? singleRights : undefined),
  }
}

const expandProperty = (name: string, schema: PropertySchema, sets: ValueSets): PropertySchema =>
  expandChoices(expandUsual(name, schema), sets)
