/** Names that a file and its properties cannot have, and the lines at its top that follow from its name. */
import type { Finding } from '#codegen/errors.ts'
import { camelCase } from '#codegen/names.ts'
import reserved from '#codegen/vocabulary/reserved.json' with { type: 'json' }
import type { Draft } from './project.ts'

const reasons: Readonly<Record<string, string>> = reserved.property

export const checkFile = ({ name, source, schema }: Draft): Finding[] => [
  ...fileName(name),
  ...equal(source.value, '$id', source.file),
  ...equal(source.value, '$schema', `./generated/${name}.meta.json`),
  ...Object.keys(schema.properties)
    .filter((key) => Object.hasOwn(reasons, key))
    .map(reservedProperty),
]

function fileName(name: string): Finding[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return [
      { path: [], message: `the file name "${name}.schema.json" must be in kebab-case, as in file-status.schema.json` },
    ]
  }
  if (reserved.file.includes(name))
    return [{ path: [], message: `no entity can be called "${name}": schemas/generated/${name}.ts lists all entities` }]
  if (!reserved.code.includes(camelCase(name))) return []
  return [{ path: [], message: `no entity can be called "${name}": it is a reserved word in TypeScript` }]
}

function equal(file: unknown, key: string, wanted: string): Finding[] {
  const found = (file as Record<string, unknown> | undefined)?.[key]
  return found === undefined || found === wanted ? [] : [{ path: [key], message: `must be "${wanted}"` }]
}

const reservedProperty = (name: string): Finding => ({
  path: ['properties', name],
  atKey: true,
  message: `no property can be called "${name}": ${reasons[name]}`,
})
