import { expect, test } from 'vitest'
import { selectTests } from './affectedTests.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { x } from '${name}'\n`).join(''),
})
const tests = [
  file('tests/floorplan/names.test.ts'),
  file('tests/drift.test.ts'),
  file('tests/server/lists/plan.test.ts', '#server/lists/plan.ts'),
  file('tests/server/lists/export.test.ts', '#server/lists/export.ts', '#tests/support/api.ts'),
  file('tests/server/lists/positions/exact.test.ts', './turns.ts'),
  file('tests/server/errors.test.ts', '#server/lists/plan.ts'),
  ...Array.from({ length: 16 }, (_, n) => file(`tests/domain/${n}.test.ts`, '#domain/day.ts')),
]
const filesFor = (...changed: string[]) =>
  selectTests(changed, tests).files.filter((path) => !/lists\/plan\.test|drift|floorplan/.test(path))

test('the floor plan and the generated files are looked at whatever has changed', () => {
  expect(selectTests(['README.md'], tests)).toEqual({
    files: ['tests/drift.test.ts', 'tests/floorplan/names.test.ts'],
    entities: [],
    wide: [],
  })
})

test('a file has the test of its name, and those that import it', () => {
  expect(selectTests(['server/lists/plan.ts'], tests).files).toEqual([
    'tests/drift.test.ts',
    'tests/floorplan/names.test.ts',
    'tests/server/errors.test.ts',
    'tests/server/lists/plan.test.ts',
  ])
})

test('one without such a test has those of the nearest folder', () => {
  expect(filesFor('server/lists/ways.ts')).toEqual(['tests/server/lists/export.test.ts'])
  expect(filesFor('server/lists/positions/deep/ways.ts')).toEqual(['tests/server/lists/positions/exact.test.ts'])
  expect(filesFor('server/mail/send.ts')).toEqual(['tests/server/errors.test.ts'])
})

test('a test is run when it changes itself, or what it has beside it', () => {
  expect(filesFor('tests/server/errors.test.ts')).toEqual(['tests/server/errors.test.ts'])
  expect(filesFor('tests/server/lists/positions/turns.ts')).toEqual(['tests/server/lists/positions/exact.test.ts'])
  expect(filesFor('tests/gone.test.ts')).toEqual([])
})

test('of a schema the entity is named, and what follows from it is not looked for', () => {
  const changed = ['schemas/merchant.schema.json', 'schemas/generated/merchant.ts']
  expect(selectTests(changed, tests)).toMatchObject({ entities: ['merchant'], wide: [] })
})

test('what very many use is said, and left to a run of all', () => {
  expect(selectTests(['domain/day.ts'], tests)).toMatchObject({ wide: [{ path: 'domain/day.ts', users: 16 }] })
  expect(filesFor('domain/day.ts')).toEqual([])
})
