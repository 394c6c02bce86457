/**
 * The core without this product: a copy with two entities of another trade generates, compiles, and passes its
 * tests on a database of its own, including signing in, listing and creating.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStarter } from '#codegen/starter/copy.ts'
import { nounsOf } from '#codegen/starter/kinds.ts'

const above = mkdtempSync(path.join(tmpdir(), 'starter-'))
const folder = path.join(above, 'library')
afterAll(() => rmSync(above, { recursive: true, force: true }))

/** @returns Its output. @throws {Error} With the output, when it fails. */
function run(command: string, args: readonly string[]): string {
  const env = { ...process.env, TEST_SUMMARY: '', TEST_DATABASE_URL: '', NO_COLOR: '1' }
  try {
    return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}

beforeAll(async () => {
  await writeStarter(process.cwd(), folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  run('git', ['init', '--quiet'])
  run('git', ['add', '--all'])
}, 120_000)

const files = () => run('git', ['ls-files']).split('\n').filter(Boolean)

test('it has its own name, pages and history, and nothing of ours', () => {
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'library' })
  expect(files().filter((file) => /^server\/db\/migrations\/.*\.sql$/.test(file))).toEqual([
    'server/db/migrations/0001-foundation.sql',
    'server/db/migrations/0002-create-user-and-3-more.sql',
    'server/db/migrations/0003-server.sql',
  ])
  expect(files().filter((file) => /starter|customer|merchant|complaint/i.test(file))).toEqual([])
})

test('what is generated, read and shown says no word of collecting debts', () => {
  const nouns = nounsOf('.')
  const said = files().filter((file) =>
    /^(schemas|README|providers\/generated|resources\/generated|server\/db)/.test(file),
  )
  const wrong = said.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) =>
        nouns.test(line) && !/^\s*(\/\*|\*|\/\/|--)/.test(line) ? [`${file}: ${line.trim().slice(0, 120)}`] : [],
      ),
  )
  expect(wrong).toEqual([])
})

test('it compiles', { timeout: 180_000 }, () => {
  expect(run('npm', ['run', '--silent', 'types'])).toBe('')
})

test('its tests pass: signing in, listing, creating and refusing on its own database', { timeout: 240_000 }, () => {
  // Tests a deliberately stuck database, which takes long and is covered here.
  const leftOut = ['--exclude', 'tests/server/db/pglite.test.ts']
  const printed = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...leftOut])
  expect(printed).toMatch(/\d+ passed/)
  expect(existsSync(path.join(folder, 'tests/server/library.test.ts'))).toBe(true)
})

test('a folder that is not empty is left as it is', async () => {
  const other = mkdtempSync(path.join(above, 'other-'))
  writeFileSync(path.join(other, 'mine.txt'), 'mine')
  await expect(writeStarter(process.cwd(), other)).rejects.toThrow('is not empty')
  expect(readFileSync(path.join(other, 'mine.txt'), 'utf8')).toBe('mine')
})
