/**
 * Everything that is generated of three entities, as git has it, because what is generated is not in git: a small
 * one, the largest, and one with a lifecycle between them. A change of an emitter shows here what it does.
 *
 * `npm test -- tests/codegen/snapshots.test.ts -u` writes them anew; the change is committed with that of the emitter.
 */
import { expect, test } from 'vitest'
import { emitEntity } from '#codegen/emit.ts'
import { emitLifecycleDiagrams } from '#codegen/emit/lifecycle/diagrams.ts'
import { emitMetaSchemas } from '#codegen/emit/metaSchema.ts'
import { emitTextsMetaSchemas } from '#codegen/emit/textsMetaSchema.ts'
import type { OutputFile } from '#codegen/model.ts'
import { loadModel } from '#codegen/pipeline.ts'
import { generatedFiles } from '#tests/support/projectFiles.ts'

const model = await loadModel('.')
const ofProject = [emitMetaSchemas, emitTextsMetaSchemas, emitLifecycleDiagrams]
/** Meta-schemas differ in the name of the entity alone; that of one shows them all. */
const isCommitted = (path: string) => !path.endsWith('.meta.json') || path.endsWith('/court.meta.json')

const written = ({ path, text }: OutputFile) => `======== ${path}\n${text}`

test.for(['court', 'file', 'webhook'])('%s', async (name) => {
  const entity = model.entities.find(({ facts }) => facts.name === name)
  if (!entity) throw new Error(`There is no entity ${name}.`)
  const ownPaths = [`/generated/${name}.`, `resources/generated/${entity.facts.plural}/`, `docs/lifecycles/${name}.md`]
  const isOwn = ({ path }: { path: string }) => ownPaths.some((part) => path.includes(part))
  const shared: OutputFile[] = []
  for (const emit of ofProject) shared.push(...(await emit(model)))
  const files = [...(await emitEntity(entity, model)), ...shared.filter(isOwn)]
  const paths = files.map(({ path }) => path).toSorted()
  // No emitter is forgotten here.
  expect(paths).toEqual(generatedFiles().filter((path) => isOwn({ path })))
  const text = files.filter(({ path }) => isCommitted(path)).map(written)
  await expect(text.join('\n')).toMatchFileSnapshot(`./snapshots/${name}.txt`)
})
