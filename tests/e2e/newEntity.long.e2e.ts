/** A developer adds a resource by one command, renames one of its fields, and removes it again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'

const project = copyProject()
afterAll(() => project.remove())

const fields = ['name', 'phone:phone-e164', 'customer:customer!', 'active:boolean', 'email:email', 'since:date']
const schemaFile = path.join(project.folder, 'schemas/courier.schema.json')
const node = (...args: string[]) => project.run(process.execPath, args)
/** Without packages: Vite's prepared files there change. */
const floors = ['schemas', 'resources', 'providers', 'server', 'codegen', 'src', 'domain']
const filesThatName = (word: string) =>
  floors
    .flatMap((floor) =>
      readdirSync(path.join(project.folder, floor), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${floor}/${file}`,
      ),
    )
    .filter((file) => !file.includes('migrations/'))
    .filter((file) => file.includes(word) || contains(file, word))
const contains = (file: string, word: string) =>
  /\.(ts|tsx|js|json)$/.test(file) && new RegExp(word, 'i').test(readFileSync(path.join(project.folder, file), 'utf8'))
const migrations = () =>
  readdirSync(path.join(project.folder, 'server/db/migrations')).filter((file) => file.endsWith('.sql'))
/** Files that mention a courier anyway. */
const named = filesThatName('courier')

test('one command adds it, with everything that a resource has', () => {
  const before = migrations()
  node(
    'codegen/commands/add.ts',
    'courier',
    ...fields,
    'price:money',
    'kind:enum(van|bike)',
    '--title-nl=Koerier',
    '--title-fr=Coursier',
  )

  const schema = readFileSync(schemaFile, 'utf8')
  expect(schema.split('\n').length).toBeLessThanOrEqual(40)
  expect(filesThatName('courier').filter((file) => !named.includes(file))).toEqual(
    expect.arrayContaining([
      'schemas/courier.schema.json',
      'schemas/generated/courier.ts',
      'schemas/generated/courier.validate.js',
      'schemas/generated/entities.ts',
      'schemas/generated/menu.ts',
      'schemas/generated/messages.nl.json',
      'resources/generated/couriers/index.ts',
      'resources/generated/resources.ts',
    ]),
  )
  expect(migrations().length).toBe(before.length + 1)
})

test('its generated tests pass: create to delete, rights, constraints, a stale version', () => {
  const printed = project.run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    'tests/server/entities.test.ts',
    '-t',
    'courier',
  ])
  expect(printed).toMatch(/\b4 passed, 0 failed/)
})

test('a renamed field keeps its column under the new name', () => {
  const schema = readFileSync(schemaFile, 'utf8')
  writeFileSync(
    schemaFile,
    schema
      .replace(/"phone": \{/, '"telephone": {')
      .replace(/("telephone": \{[^}]*"format": "phone-e164")/, '$1, "x-store": { "renamedFrom": "phone" }')
      .replaceAll('"phone"', (word, at: number, all: string) =>
        all.slice(at - 15, at).includes('renamedFrom') ? word : '"telephone"',
      ),
  )
  const before = migrations()
  node('codegen/commands/main.ts')
  const [added = ''] = migrations().filter((file) => !before.includes(file))
  const sql = readFileSync(path.join(project.folder, 'server/db/migrations', added), 'utf8')
  expect(sql).toMatch(/rename column "?phone"? to "?telephone"?/i)
  expect(sql).not.toMatch(/drop column/i)
})

test('without its schema nothing of it is left, and a migration says what became of the table', () => {
  project.run('rm', [schemaFile, path.join(project.folder, 'schemas/i18n/courier.json')])
  node('codegen/commands/main.ts')
  expect(
    filesThatName('courier').filter((file) => /^(resources|schemas)\//.test(file) && !named.includes(file)),
  ).toEqual([])
  const last = migrations().at(-1) ?? ''
  expect(readFileSync(path.join(project.folder, 'server/db/migrations', last), 'utf8')).toMatch(/courier/)
})
