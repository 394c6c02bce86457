/**
 * Emits validators as stand-alone Ajv modules, the same file for server and browser. One validator checks the
 * properties (update); create adds what is required.
 */
import { Ajv2020, _ } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { formats } from '#schemas/formats.ts'
import { banner } from '#codegen/banner.ts'
import type { Property } from '#schemas/entity.ts'
import type { EntityEmitter, EntityModel, Model } from '#codegen/model.ts'
import { pascalCase } from '#codegen/names.ts'
import { bodySchema } from './lifecycle/shapes.ts'
import { nullable, wireSchema, type JsonSchema } from './wire.ts'

const declarations = `import type { Validate } from '#schemas/validation.ts'

export declare const validateCreate: Validate
export declare const validateUpdate: Validate
`

export const emitValidators: EntityEmitter = (entity, model) => {
  const path = `schemas/generated/${entity.facts.name}`
  const own = { update: updateSchema(entity, model), create: createSchema(entity) }
  const files = [
    { path: `${path}.validate.js`, text: validatorsOf(own, entity) },
    { path: `${path}.validate.d.ts`, text: declarations },
    ...actionValidators(entity, model).map(({ ending, text }) => ({ path: `${path}.actions.${ending}`, text })),
  ]
  return files.map((file) => ({ ...file, text: banner(entity.file) + file.text }))
}

/** Bodies of lifecycle actions have a module of their own, because forms do not need it. */
function actionValidators(entity: EntityModel, model: Model) {
  const { lifecycle } = entity.facts
  if (!lifecycle) return []
  const actions = Object.entries(lifecycle.actions)
  const schemas = Object.fromEntries(actions.map(([name, action]) => [name, bodySchema(entity, action, model)]))
  const names = actions.map(([name]) => `export declare const ${nameOf(name)}: Validate\n`)
  return [
    { ending: 'js', text: validatorsOf(schemas, entity) },
    { ending: 'd.ts', text: `import type { Validate } from '#schemas/validation.ts'\n\n${names.join('')}` },
  ]
}

/** 'validateCreate' */
const nameOf = (schema: string): string => `validate${pascalCase(schema)}`

/** A new Ajv instance per entity, because the names that Ajv invents would otherwise depend on the other entities. */
function validatorsOf(schemas: Readonly<Record<string, JsonSchema>>, entity: EntityModel): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    messages: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    formats,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  const exported = Object.fromEntries(
    Object.keys(schemas)
      .sort()
      .map((name) => [nameOf(name), name]),
  )
  return withoutSchemas(standalone(ajv, exported), entity)
}

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

/** What the module needs of a property's own schema: the column names, when there are more than Ajv writes inline. */
const knownOf = ({ columns }: Property): unknown =>
  columns ? { items: { properties: Object.fromEntries(columns.map(({ name }) => [name, 0])) } } : 0

/** The five lines with which Ajv adds an error; one is enough. */
const pushedError =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g

/**
 * Ajv's module contains the whole schema, for error details that nobody shows, and CommonJS imports that
 * browsers do not know. Both are removed; anything left that refers to them would fail at run time.
 */
function withoutSchemas(source: string, { file, facts }: EntityModel): string {
  const all = [...facts.properties, ...(facts.lifecycle?.parameters ?? [])]
  const names = Object.fromEntries(all.map((property) => [property.name, knownOf(property)]))
  const known = JSON.stringify({ properties: facts.version ? { _version: 0, ...names } : names })
  const body = source
    .replace('"use strict";\n', '')
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replace(/params:\{(?:type|allowedValues): ?schema\d+[^}]*\}/g, 'params:{}')
    .replace(/^const schema(\d+) = .*;$/gm, (_line, number: string) =>
      source.includes(`schema${number}.properties`) ? `const schema${number} = ${known};` : '',
    )
    .replace(/^const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm, 'const $1 = characters;')
    .replace(pushedError, '(vErrors ??= []).push($2);\n')
    .replace(/\/\*# sourceURL=.*?\*\//g, '')
    .replace(/^\s*\n/gm, '')
  const leftover = /require\(.*?\)|schema\d+\.properties\.\w+(?!\w*\.items\.properties)/.exec(body)
  if (leftover) throw new Error(`${file}: its validators would need ${leftover[0]}, which a browser does not have.`)
  const imported = ['characters', 'formats'].filter((name) => new RegExp(`= ${name}\\b`).test(body))
  return imported.length ? `import { ${imported.join(', ')} } from '#schemas/formats.ts'\n\n${body}` : body
}
