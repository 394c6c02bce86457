/**
 * Everything that is generated of three entities, as one text each, because what is generated is not in git: a
 * small one, one with a lifecycle, and one between them. `node tests/codegen/snapshots.ts` writes the
 * texts to `tests/codegen/snapshots/`; the change is committed with that of the emitter.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { emitEntity } from '#codegen/emit.ts'
import { emitLifecycleDiagrams } from '#codegen/emit/lifecycle/diagrams.ts'
import { emitMetaSchemas } from '#codegen/emit/metaSchema.ts'
import { emitTextsMetaSchemas } from '#codegen/emit/textsMetaSchema.ts'
import type { Model, OutputFile } from '#codegen/model.ts'
import { loadModel } from '#codegen/pipeline.ts'

export const shownEntities = ['court', 'complaint', 'webhook']
export const snapshotPath = (name: string): string => `tests/codegen/snapshots/${name}.txt`

const ofProject = [emitMetaSchemas, emitTextsMetaSchemas, emitLifecycleDiagrams]

/** @returns Whether a generated file is one of this entity alone. */
export function isOf(model: Model, name: string): (path: string) => boolean {
  const plural = model.entities.find(({ facts }) => facts.name === name)?.facts.plural ?? ''
  const parts = [`/generated/${name}.`, `resources/generated/${plural}/`, `docs/lifecycles/${name}.md`]
  return (path) => parts.some((part) => path.includes(part))
}

export async function filesOf(model: Model, name: string): Promise<OutputFile[]> {
  const entity = model.entities.find(({ facts }) => facts.name === name)
  if (!entity) throw new Error(`There is no entity ${name}.`)
  const isOwn = isOf(model, name)
  const files = await emitEntity(entity, model)
  for (const emit of ofProject) files.push(...(await emit(model)).filter(({ path }) => isOwn(path)))
  return files
}

/** Meta-schemas differ in the name of the entity alone; that of one shows them all. */
const isCommitted = (path: string) => !path.endsWith('.meta.json') || path.endsWith('/court.meta.json')

export const snapshotText = (files: readonly OutputFile[]): string =>
  files
    .filter(({ path }) => isCommitted(path))
    .map(({ path, text }) => `======== ${path}\n${text}`)
    .join('\n')

if (import.meta.main) {
  const model = await loadModel('.')
  mkdirSync('tests/codegen/snapshots', { recursive: true })
  for (const name of shownEntities) writeFileSync(snapshotPath(name), snapshotText(await filesOf(model, name)))
}
