/**
 * Projects in temporary folders for tests of codegen: the real roles, glossary and values, with the test's own
 * schemas.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseSource, type Sources } from '#codegen/load.ts'
import type { Table } from '#codegen/migration/table.ts'

const real = join(import.meta.dirname, '../../schemas')
const surroundings = ['values.schema.json', 'roles.json']

/** A project on disk, deleted when the test ends; keys are file names in schemas/, texts 'i18n/courier.json'. */
export function projectWith(schemas: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'codegen-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'schemas/i18n'), { recursive: true })
  mkdirSync(join(root, 'server/db/migrations'), { recursive: true })
  for (const file of surroundings) cpSync(join(real, file), join(root, 'schemas', file))
  const words = JSON.parse(readFileSync(join(real, 'glossary.json'), 'utf8')) as object
  writeSchema(root, 'glossary.json', { ...words, ...glossary })
  for (const [file, schema] of Object.entries(schemas)) writeSchema(root, file, schema)
  return root
}

export function writeSchema(root: string, file: string, schema: unknown): void {
  writeFileSync(join(root, 'schemas', file), typeof schema === 'string' ? schema : JSON.stringify(schema, null, 2))
}

/** The same in memory, for phases that read no files. */
export function sourcesOf(schemas: Readonly<Record<string, unknown>>, tables: Sources['tables'] = []): Sources {
  const source = (file: string, value: unknown) =>
    parseSource(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  const files = Object.entries(schemas).map(([file, schema]) => source(file, schema))
  const isTexts = ({ file }: { file: string }) => file.startsWith('i18n/')
  const isOfSubject = ({ file }: { file: string }) => file.startsWith('texts/')
  return {
    root: '',
    schemas: files.filter((file) => !isTexts(file) && !isOfSubject(file)),
    texts: files.filter(isTexts),
    subjectTexts: files.filter(isOfSubject),
    values: source('values.schema.json', { $defs: definitions }),
    roles: source('roles.json', { ROLE_SETTINGS: 'settings', ROLE_EMPLOYEE: 'open', ROLE_CUSTOMER: 'portal' }),
    glossary: source('glossary.json', glossary),
    tables,
    overrides: [],
    ownParts: new Map(),
    renderers: { formats: {}, widgets: {} },
    pages: [{ path: '/login', title: 'pages.signIn' }, { path: '/depots' }],
    menuGroups: ['settings', 'developer'],
  }
}

const definitions = {
  Money: { type: 'object' },
  Role: { type: 'string' },
  LocalizedText: { type: 'object' },
  LocalizedHtml: { type: 'object' },
}

const glossary = Object.fromEntries(
  ['Id', 'Name', 'Courier', 'Couriers', 'Depot', 'Depots', 'State', 'Open', 'Shut', 'Main', 'Created at'].map(
    (word) => [word, { nl: word, fr: word }],
  ),
)

/** A schema that passes every check, with additional properties and keywords. */
export const courier = (properties: Record<string, unknown> = {}, keywords: Record<string, unknown> = {}) => ({
  title: 'Courier',
  description: 'Who brings parcels.',
  properties: { name: { title: 'Name', type: 'string' }, ...properties },
  'x-entity': { plural: 'couriers' },
  'x-access': { read: 'ROLE_SETTINGS' },
  ...keywords,
})

/** A table as made by migrations, with a text column per property. */
export const tableWith = (entity: string, ...properties: readonly string[]): Table => ({
  name: entity,
  entity,
  columns: properties.map((property) => ({ name: property, property, type: 'text', required: false })),
  key: [],
  search: [],
  unique: [],
  indexes: [],
})
