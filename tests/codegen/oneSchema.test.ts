/**
 * The value of one schema: in a copy of the project, an entity with six states, eight actions, rights, reasons
 * and a term in working days needs only its schema, its texts and two guards. It compiles and works; without
 * those files nothing of it is left.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'
import { projectFiles } from '#tests/support/projectFiles.ts'

const project = copyProject()
afterAll(() => project.remove())

const guards = `/** What stands in the way of an action on an objection. */
import type { ObjectionLifecycle } from '#schemas/generated/objection.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ObjectionLifecycle> = {
  isLater: (_objection, { given, today }) =>
    given.replyBy !== undefined && given.replyBy <= today ? { at: 'replyBy', reason: 'notLater' } : undefined,
  isWithinLimit: ({ amount }, { given }) =>
    given.limit === 'usual' && amount !== null && amount.amount > 100_000 ? 'tooMuch' : undefined,
}
`
const written = ['schemas/objection.schema.json', 'schemas/i18n/objection.json', 'domain/lifecycles/objection.ts']
const inCopy = (file: string) => path.join(project.folder, file)
const own = (file: string) => path.join(import.meta.dirname, 'objection', file)
const codegen = (...args: string[]) => project.run('npm', ['run', '--silent', 'codegen', '--', ...args])

/** Contents of the project's files by path. */
function contents(): Map<string, string> {
  const files = projectFiles(project.folder).filter((file) => file !== 'node_modules')
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(inCopy(file)))
      .digest('hex')
  return new Map(files.sort().map((file) => [file, hash(file)]))
}
const migrations = () => readdirSync(inCopy('server/db/migrations')).filter((file) => file.includes('objection'))

const before = contents()

test('it takes a schema, its words and two guards', () => {
  cpSync(own('objection.schema.json'), inCopy('schemas/objection.schema.json'))
  cpSync(own('texts.json'), inCopy('schemas/i18n/objection.json'))
  writeFileSync(inCopy('domain/lifecycles/objection.ts'), guards)
  const printed = codegen()
  expect(printed).not.toMatch(/warning|error/)
  const made = [...contents().keys()].filter((file) => !before.has(file) && !/generated|migrations|^docs/.test(file))
  expect(made.sort()).toEqual([...written].sort())
  const { 'x-lifecycle': lifecycle } = JSON.parse(readFileSync(own('objection.schema.json'), 'utf8')) as {
    'x-lifecycle': { states: object; actions: object }
  }
  expect([lifecycle.states, lifecycle.actions].map((each) => Object.keys(each).length)).toEqual([6, 8])
})

test('it compiles, and does what it says to everybody in every state', { timeout: 300_000 }, async () => {
  cpSync(own('journey.ts'), inCopy('tests/server/objection.test.ts'))
  const once = (args: readonly string[]) => {
    const env = { ...process.env, TEST_SUMMARY: '', NO_COLOR: '1' }
    return promisify(execFile)(process.execPath, args, { cwd: project.folder, env, maxBuffer: 64 * 1024 * 1024 }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `failed\n${stdout}\n${stderr}`,
    )
  }
  // Node itself ends now and then where a database in WebAssembly has a thread (nodejs/node#64500).
  const start = async (args: readonly string[]) => {
    const printed = await once(args)
    return printed.includes('Check failed: jit_page') ? once(args) : printed
  }
  const tests = ['objection', 'lifecycles', 'entities'].map((name) => `tests/server/${name}.test.ts`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--maxWorkers=1']
  const [types, printed] = await Promise.all([
    start(['node_modules/typescript/bin/tsc', '-p', '.']),
    // Selected by the file name, or by the entity's name in tests about all entities.
    start([...vitest, ...tests, '-t', 'objection']),
  ])
  expect(types).toBe('')
  expect(printed).toMatch(/Test Files +3 passed/)
  expect(printed).toMatch(/\b[2-9]\d passed, 0 failed/)
})

test('a guard that is missing does not compile', () => {
  writeFileSync(inCopy('domain/lifecycles/objection.ts'), guards.replace('isLater', 'isLatr'))
  const files = { extends: './tsconfig.json', include: [], files: ['domain/generated/guards.ts'] }
  writeFileSync(inCopy('guards.json'), JSON.stringify(files))
  const compile = () => project.run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'guards.json'])
  expect(compile).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining("Did you mean to write 'isLater'?") }),
  )
  rmSync(inCopy('guards.json'))
})

test('without them nothing of it is left but two migrations, which are history', () => {
  for (const file of [...written, 'tests/server/objection.test.ts']) rmSync(inCopy(file))
  codegen()
  const left = contents()
  const history = migrations()
  expect(history).toEqual([expect.stringMatching(/-create-objection/), expect.stringMatching(/-archive-objection/)])
  const others = [...left].filter(([file]) => !history.some((name) => file.endsWith(name)))
  expect(new Map(others)).toEqual(before)

  // Migrations that no database has run are deleted too.
  for (const name of history) rmSync(inCopy(`server/db/migrations/${name}`))
  codegen('--check')
  expect(contents()).toEqual(before)
})
