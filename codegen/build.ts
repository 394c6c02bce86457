/** Third phase: the model, from sources that the check has passed. Pure; it reports nothing. */
import { buildEntity, titleFieldOf } from './build/entity.ts'
import type { Glossary } from './build/texts.ts'
import type { Source, Sources } from './load.ts'
import type { Model } from './model.ts'
import type { SchemaFile } from './schemaFile.ts'

export function buildModel(sources: Sources): Model {
  const roles = rolesOf(sources.roles)
  const glossary = sources.glossary.value as Glossary
  const schemas = sources.schemas.map(({ file, hash, value }) => ({
    name: entityName(file),
    file,
    hash,
    schema: value as SchemaFile,
  }))
  const titleFields = new Map(schemas.map(({ name, schema }) => [name, titleFieldOf(schema)]))
  const entities = schemas.map((schema) => buildEntity(schema, { roles, glossary, titleFields }))
  return { entities, roles, definitions: definitionsOf(sources.values, roles), overrides: sources.overrides }
}

export const rolesOf = (source: Source): string[] => Object.keys(source.value ?? {})

/** 'file-status.schema.json' → 'file-status' */
export const entityName = (file: string): string => file.replace(/\.schema\.json$/, '')

function definitionsOf(values: Source, roles: readonly string[]): Model['definitions'] {
  const { $defs } = values.value as { $defs: Record<string, unknown> }
  return { ...$defs, Role: { description: 'A role from schemas/roles.json.', enum: roles } }
}
