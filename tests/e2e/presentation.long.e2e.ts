/** Presentation is erasable: without `x-ui` and texts the server is identical to the byte. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'

const project = copyProject()
afterAll(() => project.remove())

/** Files of the server: facts and types, validators, tables, migrations. */
const serverFiles = () =>
  ['schemas/generated', 'server/db/migrations'].flatMap((folder) =>
    readdirSync(path.join(project.folder, folder))
      .filter((file) => !/messages\.|menu\.ts|\.meta\.json|\.texts\.json/.test(file))
      .map((file) => [file, readFileSync(path.join(project.folder, folder, file), 'utf8')]),
  )
const openapi = () => project.run(process.execPath, ['server/apiDescription.ts'])

test('validators, SQL and OpenAPI stay byte-identical', () => {
  const before = { files: serverFiles(), openapi: openapi() }
  const schemas = readdirSync(path.join(project.folder, 'schemas')).filter((file) => file.endsWith('.schema.json'))
  for (const file of schemas) {
    const full = path.join(project.folder, 'schemas', file)
    const stripped = JSON.stringify(JSON.parse(readFileSync(full, 'utf8')), (key, value: unknown) =>
      key === 'x-ui' ? undefined : value,
    )
    expect(stripped).not.toContain('x-ui')
    writeFileSync(full, stripped)
  }
  rmSync(path.join(project.folder, 'schemas/i18n'), { recursive: true })
  project.run(process.execPath, ['codegen/start.js', 'commands/main'])

  expect(before.openapi).toContain('/api/v4/merchant')
  expect(serverFiles()).toEqual(before.files)
  expect(openapi()).toBe(before.openapi)
})
