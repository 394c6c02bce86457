/**
 * The core without this product: a copy with a library, and then with bookings, invoices, a tree and a log of sensors too, generates,
 * compiles, starts, and passes its tests, on databases of its own and in a browser, where somebody signs in, lists, adds and changes.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStarter } from '#codegen/starter/copy.ts'
import { nounsOf } from '#codegen/starter/kinds.ts'
import { projectFiles } from '#tests/support/projectFiles.ts'

const above = mkdtempSync(path.join(tmpdir(), 'starter-'))
const folder = path.join(above, 'library')
afterAll(() => rmSync(above, { recursive: true, force: true }))

const start = promisify(execFile)

/** @returns What it printed. @throws With that, when it fails. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, TEST_DATABASE_URL: '', TEST_SUMMARY: '', TEST_ENDED: '', NO_COLOR: '1' }
  try {
    return (await start(command, args, { cwd: folder, env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}

beforeAll(async () => {
  await writeStarter(process.cwd(), folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await run('git', ['init', '--quiet'])
  await run('git', ['add', '--all'])
})

const files = () => projectFiles(folder)

test('it has its own name, pages and history, and nothing of ours', () => {
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'library' })
  expect(files().filter((file) => /^server\/db\/migrations\/.*\.sql$/.test(file))).toEqual([
    'server/db/migrations/0001-foundation.sql',
    'server/db/migrations/0002-create-user-and-5-more.sql',
    'server/db/migrations/0003-server.sql',
  ])
  expect(files().filter((file) => /starter|customer|merchant|complaint/i.test(file))).toEqual([])
})

test('its packages are whole, and are those that it uses', () => {
  const build = readFileSync(path.join(folder, 'vite.config.ts'), 'utf8')
  expect(build).not.toMatch(/standIns|stubs|alias/)
  expect(files().filter((file) => /stubs\/|standIns|unusedParts/.test(file))).toEqual([])
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: object
    devDependencies: object
  }
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  expect(packages).toEqual(expect.arrayContaining(['react-admin', '@emotion/styled', 'fastify', 'vite', '@types/pg']))
  expect(packages.filter((name) => /toolkit|fast-compare|pdf|s3|imap/.test(name))).toEqual([])
})

test('its pages link to nothing that stayed behind', () => {
  const dead = files()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(path.join(folder, path.dirname(file), target)))
        .map(([link]) => `${file}: ${link}`),
    )
  expect(dead).toEqual([])
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

test('five trades more take their schemas and words, and not a line of TypeScript', async () => {
  const trade = path.resolve('tests/codegen/trade')
  cpSync(path.join(trade, 'schemas'), path.join(folder, 'schemas'), { recursive: true })
  expect(await run('npm', ['run', '--silent', 'codegen'])).not.toMatch(/warning|error/)
  expect(await run('npm', ['run', '--silent', 'codegen', '--', '--check'])).not.toMatch(/warning|error/)
  const written = (await run('git', ['ls-files', '--others', '--modified', '--exclude-standard'])).split('\n')
  const byHand = written.filter((file) => file !== '' && !file.includes('migrations/'))
  expect(byHand.filter((file) => !/^schemas\/(i18n\/)?[\w.-]+\.json$/.test(file))).toEqual([])

  cpSync(path.join(trade, 'journey.ts'), path.join(folder, 'tests/server/trade.test.ts'))
  cpSync(path.join(trade, 'lists.ts'), path.join(folder, 'tests/server/tradeLists.test.ts'))
  cpSync(path.join(trade, 'imports.ts'), path.join(folder, 'tests/server/tradeImports.test.ts'))
  cpSync('tests/server/lifecycles.test.ts', path.join(folder, 'tests/server/lifecycles.test.ts'))
})

/** Those that show whether the copy is whole; the others test the same code here already. */
const itsTests = [
  'tests/drift',
  'tests/server/library',
  'tests/server/entities',
  'tests/server/listShapes',
  'tests/server/serverPaths',
  'tests/server/trade.test',
  'tests/server/tradeLists',
  'tests/server/tradeImports',
  'tests/server/lifecycles',
  'tests/resources/screens.test',
  'tests/src/screens/jobs',
  'tests/e2e/library',
]

// Beside each other: the one waits for its databases and its browser for most of the time.
test.concurrent('it compiles', async () => {
  expect(await run('npm', ['run', '--silent', 'types'])).toBe('')
})

test.concurrent('its tests pass, of every entity, every screen and in a browser', { timeout: 600_000 }, async () => {
  const printed = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...itsTests])
  expect(printed).toMatch(new RegExp(`Test Files +${itsTests.length} passed`))
})

test('its examples are replaced as its page says, and it still compiles', async () => {
  const gone = [
    'schemas/book.schema.json',
    'schemas/loan.schema.json',
    'schemas/i18n/book.json',
    'schemas/i18n/loan.json',
  ]
  for (const file of [...gone, 'tests/server/library.test.ts', 'tests/e2e/library.e2e.ts'])
    rmSync(path.join(folder, file))
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path.join(folder, file), text.replace(from, to))
  }
  const none =
    'export const examples = (_count: number, _now: Date): Readonly<Record<string, readonly object[]>> => ({})\n'
  change('server/seed/invented/examples.ts', /^[^]*$/, none)
  change('src/screens/work/waitingWork.ts', /(readonly Waiting\[\] = )\[\n[^]*?\n\]/, '$1[]')
  change('schemas/productMenu.ts', / '\/book',/, '')
  const generated = await run('npm', ['run', '--silent', 'codegen'])
  expect(generated).not.toMatch(/error/)
  const compiled = await run('npm', ['run', '--silent', 'types'])
  expect(compiled).toBe('')
})

test('a folder that is not empty is left as it is', async () => {
  const other = mkdtempSync(path.join(above, 'other-'))
  writeFileSync(path.join(other, 'mine.txt'), 'mine')
  await expect(writeStarter(process.cwd(), other)).rejects.toThrow('is not empty')
  expect(readFileSync(path.join(other, 'mine.txt'), 'utf8')).toBe('mine')
})
