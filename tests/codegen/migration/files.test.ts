/** The planner on a folder: what it writes, when it writes nothing, and that presentation changes nothing. */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { load } from '#codegen/load.ts'
import { planMigration } from '#codegen/migration/plan.ts'
import { modelFrom } from '#tests/codegen/fixture.ts'

let root: string
const folder = () => join(root, 'server/db/migrations')
const model = () => modelFrom(load(root))
const schemaPath = () => join(root, 'schemas/merchant.schema.json')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plan-'))
  await cp('schemas', join(root, 'schemas'), { recursive: true })
  await mkdir(folder(), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function rewrite(change: (schema: { properties: Record<string, object> }) => unknown) {
  const schema = JSON.parse(await readFile(schemaPath(), 'utf8')) as { properties: Record<string, object> }
  await writeFile(schemaPath(), JSON.stringify(change(schema) ?? schema))
}

test('writes a migration once', async () => {
  await writeFile(join(folder(), '0003-by-hand.sql'), '')
  const { written } = await planMigration(root, model())

  expect(written).toEqual([expect.stringMatching(/^server\/db\/migrations\/0004-create-\S+-and-\d+-more\.sql$/)])
  expect(await readdir(folder())).toEqual(['0003-by-hand.sql', expect.stringMatching(/^0004-create-/)])
  expect(await planMigration(root, model())).toEqual({ written: [], refusals: [], locks: [] })
})

test('numbers the next one after it', async () => {
  await planMigration(root, model())
  await rewrite(({ properties }) => void (properties.fax = { type: 'string', maxLength: 20 }))
  expect(await planMigration(root, model())).toEqual({
    written: ['server/db/migrations/0002-add-merchant-fax.sql'],
    refusals: [],
    locks: [],
  })
})

test('writes nothing on a dry run, and nothing when it refuses', async () => {
  await planMigration(root, model())
  const before = await readdir(folder())
  await rewrite(({ properties }) => void (properties.fax = { type: 'string', maxLength: 20 }))
  expect(await planMigration(root, model(), { dryRun: true })).toMatchObject({ written: [expect.any(String)] })
  await rewrite(({ properties }) => void delete properties.url)
  expect(await planMigration(root, model())).toMatchObject({ written: [], refusals: [{ place: 'merchant.url' }] })
  expect(await readdir(folder())).toEqual(before)
})

test('asks the database of the project, and says when there is none', async () => {
  await planMigration(root, model())
  await rewrite(({ properties }) => void delete properties.url)
  await symlink(join(process.cwd(), 'server/db/countRows.ts'), join(root, 'server/db/countRows.ts'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', join(root, 'data'))
  const { refusals } = await planMigration(root, model())
  expect(refusals[0]?.message).toContain(
    `How many rows hold a value is not known (there is no database in ${join(root, 'data')} yet)`,
  )
})

test('SQL does not change when all x-ui and words are gone', async () => {
  await planMigration(root, model())
  const plain = (key: string, value: unknown) => (key === 'x-ui' ? undefined : value)
  const schemas = join(root, 'schemas')
  await rm(join(schemas, 'i18n'), { recursive: true, force: true })
  for (const file of (await readdir(schemas)).filter((name) => name.endsWith('.schema.json'))) {
    const schema: unknown = JSON.parse(await readFile(join(schemas, file), 'utf8'))
    await writeFile(join(schemas, file), JSON.stringify(schema, plain))
  }
  expect(await planMigration(root, model())).toEqual({ written: [], refusals: [], locks: [] })

  const [name = ''] = await readdir(folder())
  const sql = await readFile(join(folder(), name), 'utf8')
  await rm(folder(), { recursive: true })
  await mkdir(folder())
  await planMigration(root, model())
  expect(await readFile(join(folder(), name), 'utf8')).toBe(sql)
})

test('the migrations of this project are those of its schemas', async () => {
  const here = process.cwd()
  expect(await planMigration(here, modelFrom(load(here)), { dryRun: true })).toEqual({
    written: [],
    refusals: [],
    locks: [],
  })
})
