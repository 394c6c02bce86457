/** Third phase: builds the model from the checked sources and their entities. Pure; it reports nothing. */
import type { Sources } from './load.ts'
import type { Source } from './source.ts'
import type { EntityModel, Model } from './model.ts'
import { subjectTextsOf } from './texts/subjectTexts.ts'

export function buildModel(
  { roles: source, values, overrides, ownParts, renderers, subjectTexts }: Sources,
  entities: readonly EntityModel[],
): Model {
  const roles = rolesOf(source)
  const texts = subjectTextsOf(subjectTexts)
  return { entities, roles, definitions: definitionsOf(values, roles), overrides, ownParts, renderers, texts }
}

export const rolesOf = (source: Source): string[] => Object.keys(source.value ?? {})

/** 'file-status.schema.json' → 'file-status' */
export const entityName = (file: string): string => file.replace(/\.schema\.json$/, '')

function definitionsOf(values: Source, roles: readonly string[]): Model['definitions'] {
  const { $defs } = values.value as { $defs: Record<string, unknown> }
  return { ...$defs, Role: { description: 'A role from schemas/roles.json.', enum: roles } }
}
