import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ejectedDrift } from '#codegen/eject/drift.ts'
import { eject } from '#codegen/eject/eject.ts'
import { everyKind, modelOf, type Schemas } from '#tests/codegen/fixture.ts'
import { projectWith } from '#tests/codegen/project.ts'

const withColumns = (columns: readonly string[]): Schemas => {
  const thing = everyKind['sample-thing'] as { 'x-ui': object }
  return { ...everyKind, 'sample-thing': { ...thing, 'x-ui': { ...thing['x-ui'], list: { columns } } } }
}
const before = modelOf(withColumns(['code', 'count']))
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('an ejected list is owned code made of the generated parts, loaded when it is opened', () => {
  const root = projectWith({})
  expect(eject(root, before, 'sample-thing', 'list')).toEqual([
    'resources/sample-things/SampleThingList.tsx',
    'resources/sample-things/index.ts',
  ])
  const view = read(root, 'resources/sample-things/SampleThingList.tsx')
  expect(view).toContain('export const SampleThingList = () => (')
  expect(view).toContain("import { CodeColumn, CountColumn } from '#resources/generated/sample-things/fields.tsx'")
  expect(view).not.toContain('Do not edit')
  const index = read(root, 'resources/sample-things/index.ts')
  expect(index).toContain(
    'export default { ...generated, list: SampleThingList, options: { ...generated.options, list: SampleThingList } }',
  )
  expect(index).toContain("await import('./SampleThingList.tsx')")
})

test('a second view joins the first in the same override', () => {
  const root = projectWith({})
  eject(root, before, 'sample-thing', 'list')
  eject(root, before, 'sample-thing', 'show')
  const index = read(root, 'resources/sample-things/index.ts')
  expect(index).toContain('{ ...generated, show: SampleThingShow, list: SampleThingList, options: {')
  expect(index.match(/^const SampleThing(List|Show) = lazy/gm)).toHaveLength(2)
})

test('an ejected form takes the place of the generated one on pages and in dialogs, beside a list that is ejected too', () => {
  const root = projectWith({})
  for (const view of ['form', 'list']) eject(root, before, 'sample-thing', view)
  expect(read(root, 'resources/sample-things/index.ts')).toContain(
    '{ ...generated, list: SampleThingList, options: { ...generated.options, list: SampleThingList, form: SampleThingForm } }',
  )
})

test('nobody is told anything while the schema stays as it was', () => {
  const root = projectWith({})
  eject(root, before, 'sample-thing', 'list')
  expect(ejectedDrift(root, before)).toEqual([])
})

test.each([
  { columns: ['code', 'count', 'iban'], says: 'the schema since gained `iban`' },
  { columns: ['code'], says: 'the schema since lost `count`' },
  { columns: ['code', 'due'], says: 'the schema since gained `due` and lost `count`' },
  { columns: ['count', 'code'], says: 'the schema since put its properties in another order' },
])('after columns $columns: $says', ({ columns, says }) => {
  const root = projectWith({})
  eject(root, before, 'sample-thing', 'list')
  const [drift, ...more] = ejectedDrift(root, modelOf(withColumns(columns)))
  expect(more).toEqual([])
  expect(drift?.message).toMatch(/^sample-thing\.list was ejected \d{4}-\d\d-\d\d; /)
  expect(drift?.message).toContain(says)
})

/** The same list over a changed property. */
const withProperty = (name: string, schema: object, required: readonly string[] = ['code', 'status', 'country']) => {
  const thing = everyKind['sample-thing'] as { properties: object }
  return modelOf({
    ...everyKind,
    'sample-thing': {
      ...thing,
      required,
      properties: { ...thing.properties, [name]: schema },
      'x-ui': { list: { columns: ['count', 'status'] } },
    },
  })
}
const choices = (...values: string[]) => ({ default: 'open', enum: values })

test.each([
  {
    says: 'made `count` string instead of integer',
    after: withProperty('count', { type: 'string' }),
  },
  {
    says: 'made `count` required',
    after: withProperty('count', { type: 'integer', minimum: 0, maximum: 9 }, ['code', 'status', 'country', 'count']),
  },
  {
    says: 'gave `status` the choice `lost` and took the choice `shut` from `status`',
    after: withProperty('status', choices('open', 'lost')),
  },
])('a changed property: the schema since $says', ({ says, after }) => {
  const root = projectWith({})
  eject(root, withProperty('status', choices('open', 'shut')), 'sample-thing', 'list')
  expect(ejectedDrift(root, after).map(({ message }) => message.split('; ')[1])).toEqual([`the schema since ${says}`])
})

test('a view ejected when names alone were remembered is judged by names alone', () => {
  const root = projectWith({})
  eject(root, before, 'sample-thing', 'list')
  const file = join(root, 'resources/sample-things/SampleThingList.tsx')
  const old = (names: string) =>
    readFileSync(file, 'utf8')
      .replace(/ of .*\.$/m, ` of ${names}.`)
      .replace(/baseline \w+/, 'baseline 0123456789ab')
  writeFileSync(file, old('code, count'))
  expect(ejectedDrift(root, before)).toEqual([])
  writeFileSync(file, old('code'))
  expect(ejectedDrift(root, before)[0]?.message).toContain('gained `count`')
})

test.each([
  { entity: 'sample-thin', view: 'list', says: '"sample-thin" is no entity; choose country, sample-thing.' },
  { entity: 'country', view: 'edit', says: 'country has no view "edit"; choose list, show.' },
])('refuses $entity $view with what there is', ({ entity, view, says }) => {
  const root = projectWith({})
  expect(() => eject(root, before, entity, view)).toThrow(says)
  expect(existsSync(join(root, 'resources'))).toBe(false)
})

test('never overwrites what is somebody’s already', () => {
  const root = projectWith({})
  eject(root, before, 'sample-thing', 'list')
  expect(() => eject(root, before, 'sample-thing', 'list')).toThrow('SampleThingList.tsx exists already')
})
