/** Two developers on separate branches: how git merges both, what codegen reports, and how databases end up. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openMemoryEngine } from '#server/db/pgliteMemory.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { catalog, undone } from './catalog.ts'

const project = copyProject()
const kept = mkdtempSync(path.join(tmpdir(), 'branches-'))
afterAll(() => {
  project.remove()
  rmSync(kept, { recursive: true })
})

const who = ['-c', 'user.name=Developer', '-c', 'user.email=developer@example.com', '-c', 'commit.gpgsign=false']
const git = (...args: string[]) => project.run('git', [...who, ...args])
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}
const node = (...args: string[]) => project.run(process.execPath, args)
const migrations = path.join(project.folder, 'server/db/migrations')

/** A branch with a new entity and a new property in a common entity. */
function develop(branch: string, after: string, property: string) {
  git('checkout', '--quiet', '-b', branch, 'trunk')
  const file = path.join(project.folder, 'schemas/merchant.schema.json')
  const text = readFileSync(file, 'utf8')
  const more = `"${property}": { "title": "Name", "type": "string", "maxLength": 40, "x-store": { "index": true } },\n    `
  writeFileSync(file, text.replace(`"${after}": {`, `${more}"${after}": {`))
  node('codegen/commands/add.ts', branch, 'name', 'customer:customer!', '--title-nl=Balie', '--title-fr=Guichet')
  commit(branch)
  cpSync(migrations, path.join(kept, branch), { recursive: true })
}

async function migratedBy(...directories: string[]) {
  const engine = await openMemoryEngine()
  for (const directory of directories) await migrate(engine, { directory })
  const found = await undone(engine, (trx) => catalog(trx))
  await engine.close()
  return found.filter((line) => !line.startsWith('tracked '))
}

test(
  'an entity each merges without a conflict, and databases get both in any order',
  { timeout: 240_000 },
  async () => {
    git('checkout', '--quiet', '-b', 'trunk')
    commit('the project')
    develop('court-desk', 'url', 'alpha')
    develop('court-hall', 'createdAt', 'omega')

    git('checkout', '--quiet', 'trunk')
    git('merge', '--quiet', '--no-edit', 'court-desk')
    git('merge', '--quiet', '--no-edit', 'court-hall')
    node('codegen/commands/main.ts')
    expect(git('status', '--porcelain', '--', 'server', 'schemas/*.schema.json')).toBe('')
    node('codegen/commands/main.ts')
    expect(node('codegen/commands/migration.ts')).toContain('no migration is needed')

    const both = await migratedBy(migrations)
    expect(both.join('\n')).toMatch(/court_desk .*\n[^]*court_hall .*\n[^]*merchant alpha [^]*merchant omega /)
    expect(await migratedBy(path.join(kept, 'court-desk'), migrations)).toEqual(both)
    expect(await migratedBy(path.join(kept, 'court-hall'), migrations)).toEqual(both)
  },
)
