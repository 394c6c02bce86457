/**
 * The real app with a test's own entities beside the product's, generated from schemas by codegen: facts,
 * validators, tables.
 */
import { emitValidators } from '#codegen/emit/validators.ts'
import { acceptOf } from '#codegen/migration/accept.ts'
import { draftMigration } from '#codegen/migration/diff.ts'
import { draftText, indexText } from '#codegen/migration/draft.ts'
import { tablesOf } from '#codegen/migration/tables.ts'
import type { EntityModel, Model } from '#codegen/model.ts'
import { characters, formats } from '#schemas/formats.ts'
import type { Entity } from '#schemas/entity.ts'
import { crud } from '#server/api/entityRoutes.ts'
import { sqlStatements } from '#server/db/sqlStatements.ts'
import { Behaviour } from '#server/records/behaviour.ts'
import type { Hooks, Listener } from '#server/records/hooks.ts'
import type { Validators } from '#server/records/values/body.ts'
import { modelOf, projectSchemas, textOf, type Schemas } from '#tests/codegen/fixture.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import { emptyTables, startServer, type Server } from '#tests/support/server.ts'

export type SchemaServer = Server & {
  entities: ReadonlyMap<string, Entity>
  /** Empties the tables, except for records that their migration created. */
  fresh(): Promise<Api>
}

/** @param schemas Schema files by entity name, as in schemas/. */
export async function startWith(
  schemas: Schemas,
  hooks: Readonly<Record<string, Hooks>> = {},
  listens: Readonly<Record<string, Listener>> = {},
): Promise<SchemaServer> {
  const [product, model] = [modelOf(projectSchemas()), modelOf({ ...projectSchemas(), ...schemas })]
  const own = model.entities.filter(({ facts }) => facts.name in schemas)
  const all = model.entities.map(({ facts }) => facts)
  const [before, after] = [tablesOf(product), tablesOf(model)]
  const draft = draftMigration({ before, after, hints: [], accept: acceptOf([]), number: '9999' })
  const statements = sqlStatements(`${draftText(draft)}${indexText(draft)}`).map(({ text }) => text)
  /** Records that a migration creates. */
  const made = statements.filter((text) => text.startsWith('insert into'))
  const server = await startServer({
    add: async (app, engine) => {
      for (const text of statements) await engine.query({ text })
      const behaviour = new Behaviour()
      const each = <T, Made>(given: Readonly<Record<string, T>>, make: (one: T) => Made) =>
        Object.fromEntries(Object.entries(given).map(([name, one]) => [name, make(one)]))
      const makers = { hooks: each(hooks, (one) => () => one), listens: each(listens, (one) => [() => one]) }
      behaviour.add(makers, app)
      const byName = async (name: string) => {
        const entity = own.find(({ facts }) => facts.name === name)
        if (!entity) throw new Error(`The test has no schema "${name}".`)
        return validatorsOf(entity, model)
      }
      for (const entity of own) {
        const validators = await validatorsOf(entity, model)
        await app.register(crud, { entity: entity.facts, entities: all, validators, behaviour, validatorsOf: byName })
      }
      return own.map(({ facts }) => facts)
    },
  })
  return {
    ...server,
    entities: new Map(all.map((entity) => [entity.name, entity])),
    async fresh() {
      await emptyTables(server.engine)
      for (const text of made) await server.engine.query({ text })
      server.log.length = 0
      server.clock.ahead = 0
      return createApi(server)
    },
  }
}

/** The emitted text, evaluated as a module. */
async function validatorsOf(entity: EntityModel, model: Model): Promise<Validators> {
  const body = textOf(await emitValidators(entity, model), '.validate.js')
    .replace(/^import .*$/m, '')
    .replaceAll('export const', 'const')
  const build = new Function('characters', 'formats', `${body}\nreturn { validateCreate, validateUpdate }`)
  return build(characters, formats) as Validators
}
