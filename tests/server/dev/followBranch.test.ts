import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { branchOf, followBranch, noteBranch } from '#server/dev/followBranch.ts'

/** A data folder, and the migrations of a branch; the database is a file that contains what was written to it. */
function office() {
  const root = mkdtempSync(join(tmpdir(), 'follow-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [dataDir, migrations] = [join(root, 'data'), join(root, 'migrations')]
  mkdirSync(join(dataDir, 'pg'), { recursive: true })
  const rows = join(dataDir, 'pg/rows')
  return {
    /** Checks out a branch and starts; returns the messages. */
    start: (branch: string, ...names: string[]) => {
      rmSync(migrations, { recursive: true, force: true })
      mkdirSync(migrations)
      for (const name of names) writeFileSync(join(migrations, `${name}.sql`), `-- ${name}`)
      const said = followBranch({ dataDir, branch, migrations })
      mkdirSync(join(dataDir, 'pg'), { recursive: true })
      noteBranch({ dataDir, branch, migrations })
      return said
    },
    write: (text: string) => writeFileSync(rows, text),
    read: () => readFileSync(rows, 'utf8'),
  }
}

test('a branch goes on with a copy, and the others keep theirs as they were', () => {
  const { start, write, read } = office()
  write('of trunk')
  expect(start('trunk', '0001-a')).toBeUndefined()
  expect(start('feature/x', '0001-a', '0002-x')).toContain('feature/x goes on with a copy of that of trunk.')
  expect(read()).toBe('of trunk')
  write('of x')
  expect(start('trunk', '0001-a')).toContain('trunk goes on with its own.')
  expect(read()).toBe('of trunk')
  write('more of trunk')
  expect(start('feature/x', '0001-a', '0002-x')).toContain('feature/x goes on with its own.')
  expect(read()).toBe('of x')
  expect(start('feature/x', '0001-a', '0002-x')).toBeUndefined()
  start('trunk', '0001-a')
  expect(read()).toBe('more of trunk')
})

test('a migration that is gone from its own branch: the nearest that fits takes its place, and nothing is thrown away', () => {
  const { start, write, read } = office()
  write('of trunk')
  start('trunk', '0001-a')
  start('x', '0001-a', '0002-x')
  write('of x')
  expect(start('x', '0001-a', '0002-y')).toMatch(
    /^The database of x is kept in .* x goes on with a copy of that of trunk\.$/,
  )
  expect(read()).toBe('of trunk')
})

test('where none fits a new one is made, and the old one is kept', () => {
  const { start, write, read } = office()
  write('of x')
  start('x', '0001-a', '0002-x')
  expect(start('trunk', '0001-a')).toContain('None fits trunk, which gets a new one.')
  expect(() => read()).toThrow('ENOENT')
  start('x', '0001-a', '0002-x')
  expect(read()).toBe('of x')
})

test('the branch is that of the folder, also in a work tree of its own', () => {
  expect(branchOf(process.cwd())).toMatch(/^\S+$/)
  expect(branchOf(tmpdir())).toBeUndefined()
})
