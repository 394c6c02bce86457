import { expect, test } from 'vitest'
import { factsOf } from '#codegen/emit/facts.ts'
import { emitDatabase } from '#codegen/emit/database.ts'
import { emitValidators } from '#codegen/emit/validators.ts'
import { emitEntity } from '#codegen/emit/entities.ts'
import type { Model } from '#codegen/model.ts'
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import { everyKind, modelOf, projectSchemas, projectTexts } from '#tests/codegen/fixture.ts'

/** Evaluates the emitted text as an import would. */
function run(text: string, model: Model): Entity {
  const value = text.replace(/^export const \w+: Entity<'[\w-]+'> = /, '')
  return new Function('property', 'roles', `return ${value}`)(property, model.roles) as Entity
}

test.each([...modelOf(everyKind).entities, ...modelOf(projectSchemas()).entities])(
  'the facts of $facts.name come back whole',
  (entity) => {
    const model = modelOf(everyKind)
    expect(run(factsOf(entity, model), model)).toEqual(entity.facts)
  },
)

/** Milliseconds: everything is emitted twice for every entity. */
const forAll = 60_000

test('x-ui and words leave no trace in types, facts, validators or database', { timeout: forAll }, async () => {
  const schemas = { ...everyKind, ...projectSchemas() }
  const bare = JSON.parse(JSON.stringify(schemas), (key, value: unknown) => (key === 'x-ui' ? undefined : value))
  expect(JSON.stringify(schemas)).toMatch(/x-ui/)
  expect(await emitAll(modelOf(bare))).toEqual(await emitAll(modelOf(schemas, projectTexts())))
})

async function emitAll(model: Model) {
  const perEntity = model.entities.flatMap((entity) => [emitEntity(entity, model), emitValidators(entity, model)])
  return (await Promise.all([...perEntity.map(async (files) => files), emitDatabase(model)])).flat()
}
