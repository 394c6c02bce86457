import { expect, test } from 'vitest'
import { ciSet, longSet, standardSet, wholeSet } from './choose.ts'

const fileLife = 'tests/e2e/fileLife.e2e.ts'
const tests = [
  'tests/domain/law/interest.test.ts',
  fileLife,
  'tests/e2e/inbox.long.e2e.ts',
  'tests/resources/courts/list.test.tsx',
  'tests/server/jobs/killedServer.long.test.ts',
  'tests/server/jobs/runner.test.ts',
  'tests/server/subjects/legal/calculations.test.ts',
  'tests/server/subjects/legal/courts.test.ts',
  'tests/server/subjects/workflow/month.long.test.ts',
  'tests/server/subjects/workflow/run.test.ts',
  'tests/server/subjects/workflow/steps.test.ts',
]
const imports = new Map([
  ['server/subjects/legal/courts.ts', ['schemas/generated/court.ts', 'domain/courtCosts.ts']],
  ['domain/courtCosts.ts', ['domain/money/money.ts']],
  ['tests/support/api.ts', ['server/subjects/legal/courts.ts', 'tests/support/client.ts']],
  ['tests/server/subjects/workflow/run.test.ts', ['tests/support/api.ts']],
])
const budget = { sets: {}, kinds: {}, subjects: {}, files: {} }
const project = { tests, imports, budget, hasServer: false }
const change = (...paths: string[]) => ({ paths, since: 'abc' })
const short = (files: ReadonlySet<string>) =>
  [...files].map((file) => file.replace(/^tests\/(server\/(subjects\/)?)?/, ''))

const always = [
  'domain/law/interest.test.ts',
  'e2e/fileLife.e2e.ts',
  'jobs/runner.test.ts',
  'legal/calculations.test.ts',
  'workflow/run.test.ts',
]

test('without a change there are the core and a smoke file of each subject', () => {
  expect(short(standardSet(project, change()).files)).toEqual(always)
})

test.each([
  ['its own file', 'server/subjects/legal/courtRoutes.ts'],
  ['one of its screens', 'resources/courts/index.ts'],
  ['a schema that it imports', 'schemas/court.schema.json'],
  ['what its imports import', 'domain/money/money.ts'],
])('a subject is run when %s is touched', (_what, path) => {
  expect(short(standardSet(project, change(path)).files)).toEqual([
    'domain/law/interest.test.ts',
    'e2e/fileLife.e2e.ts',
    'resources/courts/list.test.tsx',
    'jobs/runner.test.ts',
    'legal/calculations.test.ts',
    'legal/courts.test.ts',
    'workflow/run.test.ts',
  ])
})

test('all subjects are run when the floor beneath them is touched, or nothing is known', () => {
  const standard = tests.filter((file) => !file.includes('.long.'))
  for (const path of ['server/lists/plan.ts', 'server/app.ts', 'tests/support/api.ts', 'package-lock.json'])
    expect([...standardSet(project, change(path)).files]).toEqual(standard)
  expect([...standardSet(project, { paths: undefined, since: 'x' }).files]).toEqual(standard)
})

test('a test that changed is run, and what imports it is no reason', () => {
  const changed = standardSet(project, change('tests/server/subjects/workflow/run.test.ts')).files
  expect(short(changed)).toContain('workflow/steps.test.ts')
  expect(short(changed)).not.toContain('legal/courts.test.ts')
})

test('the long set is run whole or by groups', () => {
  expect(short(longSet(project, []).files)).toEqual([
    'e2e/inbox.long.e2e.ts',
    'jobs/killedServer.long.test.ts',
    'workflow/month.long.test.ts',
  ])
  expect(short(longSet(project, ['month']).files)).toEqual(['workflow/month.long.test.ts'])
  expect(() => longSet(project, ['moth'])).toThrow('no group "moth"; name some of benches, generator')
  expect(wholeSet(project).files.size).toBe(tests.length)
})

test('CI runs the groups that a change touches, journeys of touched subjects too', () => {
  const { files, turn } = ciSet(project, change('server/subjects/workflow/steps.ts'), 7)
  expect([...files].filter((file) => file.includes('.long.') && !turn.has(file))).toEqual([
    'tests/server/subjects/workflow/month.long.test.ts',
  ])
  const mail = ciSet(project, change('server/subjects/incomingMail/takingIn.ts'), 7)
  expect([...mail.files].filter((file) => !mail.turn.has(file))).toContain('tests/e2e/inbox.long.e2e.ts')
})

test('in eight runs each file has its turn once', () => {
  const found = Array.from({ length: 8 }, (_, commits) => [...ciSet(project, change(), commits).turn]).flat()
  expect(found.toSorted()).toEqual(tests.filter((file) => !standardSet(project, change()).files.has(file)))
})

test('on a server, what names an engine runs on the embedded engine too; all when the database is touched', () => {
  const server = { ...project, hasServer: true }
  const { embedded, turn } = ciSet(server, change(), 100)
  expect(short(embedded).filter((file) => !turn.has(`embedded tests/server/${file}`))).toContain('jobs/runner.test.ts')
  const touched = ciSet(server, change('server/db/postgres.ts'), 100)
  expect(short(touched.embedded)).toContain('legal/courts.test.ts')
  expect(touched.words.join()).toContain('engines')
})

test('what takes too long is left to the turns, and that is said', () => {
  const dear = { ...budget, files: { 'tests/server/subjects/workflow/month.long.test.ts': 7000 } }
  const { files, words } = ciSet({ ...project, budget: dear }, change('domain/law/vat.ts'), 7)
  expect([...files]).not.toContain('tests/server/subjects/workflow/month.long.test.ts')
  expect(words.at(-1)).toBe('month: 1 files more than the time allows are left to the turns.')
})
