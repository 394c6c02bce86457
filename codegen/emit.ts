/** Fourth phase: the explicit list of emitters. Each is loaded when it first has work to do. */
import { noCache, type Cache } from './cache/cache.ts'
import type { EntityEmitter, EntityModel, Model, OutputFile, ProjectEmitter } from './model.ts'

const entityEmitters: readonly (() => Promise<EntityEmitter>)[] = [
  async () => (await import('./emit/entities.ts')).emitEntity,
  async () => (await import('./emit/validators.ts')).emitValidators,
  async () => (await import('./emit/fields.ts')).emitFields,
  async () => (await import('./emit/inputs.ts')).emitInputs,
  async () => (await import('./emit/children/rows.ts')).emitRows,
  async () => (await import('./emit/views.ts')).emitViews,
]

const projectEmitters: readonly (() => Promise<ProjectEmitter>)[] = [
  async () => (await import('./emit/entities.ts')).emitEntities,
  async () => (await import('./emit/database.ts')).emitDatabase,
  async () => (await import('./emit/descriptions.ts')).emitDescriptions,
  async () => (await import('./emit/messages.ts')).emitMessages,
  async () => (await import('./emit/subjectTexts.ts')).emitSubjectTexts,
  async () => (await import('./emit/menu.ts')).emitMenu,
  async () => (await import('./emit/pageNames.ts')).emitPageNames,
  async () => (await import('./emit/resources.ts')).emitResources,
  async () => (await import('./emit/routes.ts')).emitRoutes,
  async () => (await import('./emit/resources.ts')).emitReplaceable,
  async () => (await import('./emit/icons.ts')).emitIcons,
  async () => (await import('./emit/metaSchema.ts')).emitMetaSchemas,
  async () => (await import('./emit/textsMetaSchema.ts')).emitTextsMetaSchemas,
  async () => (await import('./emit/lifecycle/registry.ts')).emitLifecycles,
  async () => (await import('./emit/lifecycle/diagrams.ts')).emitLifecycleDiagrams,
]

/** Returns all generated files of the model. Writes nothing but the cache. */
export async function emit(model: Model, cache: Cache = noCache): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  for (const entity of model.entities) files.push(...(cache.get(entity) ?? (await emitEntity(entity, model, cache))))
  for (const load of projectEmitters) files.push(...(await (await load())(model)))
  return files
}

/** Returns what is generated of one entity alone; the files that list all entities are not among it. */
export async function emitEntity(entity: EntityModel, model: Model, cache: Cache = noCache): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  const once = cache.once(entity)
  for (const load of entityEmitters) files.push(...(await (await load())(entity, model, once)))
  cache.set(entity, files)
  return files
}
