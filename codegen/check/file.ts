/** Names that a file and its properties may not have, and the header lines that follow from the file name. */
import type { Finding } from '#codegen/problems/errors.ts'
import { camelCase } from '#codegen/names.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import reserved from '#codegen/vocabulary/reserved.json' with { type: 'json' }
import type { Draft } from './project.ts'

const reasons: Readonly<Record<string, string>> = reserved.property

export const checkFile = ({ name, source, schema }: Draft): Finding[] => [
  ...fileName(name),
  ...equal(source.value, '$id', source.file),
  ...equal(source.value, '$schema', `./generated/${name}.meta.json`),
  ...readRight(schema),
  ...Object.keys(schema.properties)
    .filter((key) => Object.hasOwn(reasons, key))
    .map(reservedProperty),
  ...Object.entries(schema.properties).flatMap(([key, value]) => filledByServer(key, value)),
]

function fileName(name: string): Finding[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return [
      { path: [], message: `the file name "${name}.schema.json" must be in kebab-case, as in file-status.schema.json` },
    ]
  }
  if (reserved.file.includes(name))
    return [{ path: [], message: `no entity can be called "${name}": generated code has that name already` }]
  if (!reserved.code.includes(camelCase(name))) return []
  return [{ path: [], message: `no entity can be called "${name}": it is a reserved word in TypeScript` }]
}

function equal(file: unknown, key: string, wanted: string): Finding[] {
  const found = (file as Record<string, unknown> | undefined)?.[key]
  return found === undefined || found === wanted ? [] : [{ path: [key], message: `must be "${wanted}"` }]
}

/** The right may also be written as "all". */
const readRight = ({ 'x-access': { read } }: SchemaFile): Finding[] =>
  read === undefined
    ? [{ path: ['x-access'], atKey: true, message: '"read" is missing: who may read; or "all", for every right' }]
    : []

const reservedProperty = (name: string): Finding => ({
  path: ['properties', name],
  atKey: true,
  message: `no property can be called "${name}": ${reasons[name]}`,
})

/** Properties that the server fills must have the right type. */
function filledByServer(name: string, schema: PropertySchema): Finding[] {
  const wanted = Object.hasOwn(serverFills, name) ? serverFills[name] : undefined
  if (!wanted || (schema.readOnly === true && wanted.fits(schema))) return []
  const message = `"${name}" is filled by the server; write ${wanted.words}, "readOnly": true`
  return [{ path: ['properties', name], atKey: true, message }]
}

type Filling = { words: string; fits: (schema: PropertySchema) => boolean }

const moment: Filling = {
  words: '"type": "string", "format": "date-time"',
  fits: (schema) => valueTypeOf(schema) === 'date-time',
}
const person: Filling = {
  words: '"x-relation": { "entity": "user" }',
  fits: ({ 'x-relation': relation }) => relation?.entity === 'user' && relation.many !== true,
}
const serverFills: Readonly<Record<string, Filling>> = {
  id: { words: '"type": "integer"', fits: (schema) => valueTypeOf(schema) === 'integer' },
  createdAt: moment,
  updatedAt: moment,
  createdBy: person,
  updatedBy: person,
}
