/** The value of one schema: what `oneSchema.test.ts` adds to a copy of the project compiles, and works in every state. */
import { execFile } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guards, ObjectionProject, own } from './objection/project.ts'

const project = new ObjectionProject()
beforeAll(() => void project.add())
afterAll(() => project.copy.remove())

test('it compiles, and does what it says to everybody in every state', { timeout: 300_000 }, async () => {
  cpSync(own('journey.ts'), project.inCopy('tests/server/objection.test.ts'))
  const once = (args: readonly string[]) => {
    const env = { ...process.env, TEST_SUMMARY: '', NO_COLOR: '1' }
    return promisify(execFile)(process.execPath, args, {
      cwd: project.copy.folder,
      env,
      maxBuffer: 64 * 1024 * 1024,
    }).then(
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
  writeFileSync(project.inCopy('domain/lifecycles/objection.ts'), guards.replace('isLater', 'isLatr'))
  const files = { extends: './tsconfig.json', include: [], files: ['domain/generated/guards.ts'] }
  writeFileSync(project.inCopy('guards.json'), JSON.stringify(files))
  const compile = () => project.copy.run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'guards.json'])
  expect(compile).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining("Did you mean to write 'isLater'?") }),
  )
  rmSync(project.inCopy('guards.json'))
})
