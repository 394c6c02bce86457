/**
 * Validators of what is sent: Ajv writes them as stand-alone modules, the same file for server and browser.
 * One validator holds the properties (update); create adds what is required.
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

/** The bodies of the actions of a lifecycle, in a module of their own: forms have no use for it. */
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

/** An instance of its own for each entity: the names that Ajv makes up then do not depend on the other entities. */
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

/** A default makes a required property one that may be left out. */
function createSchema({ facts }: EntityModel): JsonSchema {
  const needed = facts.properties.filter((one) => one.required && !one.readOnly && one.default === undefined)
  return {
    type: 'object',
    $ref: 'update',
    required: needed.map(({ name }) => name),
    ...(facts.version ? { properties: { _version: false } } : {}),
  }
}

/** What the module must know of a property's own schema: the names of the columns, when there are more than Ajv writes out. */
const knownOf = ({ columns }: Property): unknown =>
  columns ? { items: { properties: Object.fromEntries(columns.map(({ name }) => [name, 0])) } } : 0

/** How Ajv notes an error: five lines, where one will do. */
const pushedError =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g

/**
 * Ajv's module carries the whole schema, for the sake of error details that nobody shows, and CommonJS
 * imports that no browser knows. Both are taken out; what is then left over would be an error in use.
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
