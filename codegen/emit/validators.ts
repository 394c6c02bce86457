/**
 * Emits validators as stand-alone Ajv modules, the same file for server and browser. One validator checks the
 * properties (update); create adds what is required.
 */
import { banner } from '#codegen/banner.ts'
import type { Property } from '#schemas/entity.ts'
import type { EntityEmitter, EntityModel, Model, Once } from '#codegen/model.ts'
import { pascalCase } from '#codegen/names.ts'
import { bodySchema } from './lifecycle/shapes.ts'
import { anew } from '#codegen/cache/once.ts'
import type { Validators } from './standalone.ts'
import { nullable, wireSchema, type JsonSchema } from './wire.ts'

const declarations = `import type { Validate } from '#schemas/validation.ts'

export declare const validateCreate: Validate
export declare const validateUpdate: Validate
`

export const emitValidators: EntityEmitter = async (entity, model, once = anew) => {
  const path = `schemas/generated/${entity.facts.name}`
  const own = { update: updateSchema(entity, model), create: createSchema(entity) }
  const files = [
    { path: `${path}.validate.js`, text: await validatorsOf('validators', own, entity, once) },
    { path: `${path}.validate.d.ts`, text: declarations },
    ...(await actionValidators(entity, model, once)).map(({ ending, text }) => ({
      path: `${path}.actions.${ending}`,
      text,
    })),
  ]
  return files.map((file) => ({ ...file, text: banner(entity.file) + file.text }))
}

/** Bodies of lifecycle actions have a module of their own, because forms do not need it. */
async function actionValidators(entity: EntityModel, model: Model, once: Once) {
  const { lifecycle } = entity.facts
  if (!lifecycle) return []
  const actions = Object.entries(lifecycle.actions)
  const schemas = Object.fromEntries(actions.map(([name, action]) => [name, bodySchema(entity, action, model)]))
  const names = actions.map(([name]) => `export declare const ${nameOf(name)}: Validate\n`)
  return [
    { ending: 'js', text: await validatorsOf('actions', schemas, entity, once) },
    { ending: 'd.ts', text: `import type { Validate } from '#schemas/validation.ts'\n\n${names.join('')}` },
  ]
}

/** 'validateCreate' */
const nameOf = (schema: string): string => `validate${pascalCase(schema)}`

async function validatorsOf(name: string, schemas: Validators['schemas'], entity: EntityModel, once: Once) {
  const names = Object.keys(schemas).sort()
  const validators: Validators = {
    schemas,
    exported: Object.fromEntries(names.map((schema) => [nameOf(schema), schema])),
    known: knownOf(entity),
    file: entity.file,
  }
  return once(name, validators, async () => (await import('./standalone.ts')).moduleOf(validators))
}

function knownOf({ facts }: EntityModel) {
  const all = [...facts.properties, ...(facts.lifecycle?.parameters ?? [])]
  const names = Object.fromEntries(all.map((property) => [property.name, columnsOf(property)]))
  return { properties: facts.version ? { _version: 0, ...names } : names }
}

/** Part of a property's own schema that the module needs: column names, when there are more than Ajv writes inline. */
const columnsOf = ({ columns }: Property): unknown =>
  columns ? { items: { properties: Object.fromEntries(columns.map(({ name }) => [name, 0])) } } : 0

function updateSchema({ facts, properties }: EntityModel, { definitions }: Model): JsonSchema {
  const schemas = properties.map((property): [string, unknown] => {
    const { name, readOnly, required } = property.facts
    if (readOnly) return [name, false]
    const schema = wireSchema(property, definitions)
    return [name, required ? schema : nullable(schema)]
  })
  const version = facts.version ? { _version: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 } } : {}
  return { type: 'object', additionalProperties: false, properties: { ...version, ...Object.fromEntries(schemas) } }
}

/** A required property with a default may be omitted. */
function createSchema({ facts }: EntityModel): JsonSchema {
  const needed = facts.properties.filter((one) => one.required && !one.readOnly && one.default === undefined)
  return {
    type: 'object',
    $ref: 'update',
    required: needed.map(({ name }) => name),
    ...(facts.version ? { properties: { _version: false } } : {}),
  }
}
