import { describe, expect, test } from 'vitest'
import { check } from '#codegen/check.ts'
import { headline, report } from '#codegen/problems/errors.ts'
import { load, parseSource } from '#codegen/load.ts'
import { cases } from './cases.ts'
import { composed } from './composedCases.ts'
import { entities } from './entityCases.ts'
import { kept } from './keptCases.ts'
import { lifecycles } from './lifecycleCases.ts'
import { states } from './stateCases.ts'
import { courier, sourcesOf, tableWith } from '#tests/codegen/project.ts'

describe.each(Object.entries({ ...cases, composed, entities, kept, lifecycles, states }))('%s', (_, list) => {
  test.each(list)('$name', ({ in: schemas, out, tables }) => {
    expect(check(sourcesOf(schemas, tables)).map(headline)).toEqual(out)
  })
})

test('the schemas of the project pass, every translation included', () => {
  expect(report(check(load(process.cwd())))).toBe('')
})

test('a schema with nothing wrong gives nothing to report', () => {
  expect(check(sourcesOf({ 'courier.schema.json': courier() }))).toEqual([])
})

test('all mistakes are named at once, in the order of file and line', () => {
  const broken = courier({ city: { title: 'Name', type: 'string', 'x-ui': { widget: 'bx' } } }, { required: ['nam'] })
  const problems = check(sourcesOf({ 'depot.schema.json': '{', 'courier.schema.json': broken }))
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'courier.schema.json:13',
    'courier.schema.json:24',
    'depot.schema.json:1',
  ])
})

test('a rename that has been done, and one that is still to do, are both fine', () => {
  const renamed = courier({ city: { title: 'Name', type: 'string', 'x-store': { renamedFrom: 'town' } } })
  for (const property of ['town', 'city']) {
    const tables = [tableWith('courier', property)]
    expect(check(sourcesOf({ 'courier.schema.json': renamed }, tables))).toEqual([])
  }
})

test('an error is printed with the place marked in a frame, a warning on one line', () => {
  const schema = courier({ city: { title: 'Town', type: 'string' } }, { 'x-ui': { list: { columns: ['nam'] } } })
  expect(report(check(sourcesOf({ 'courier.schema.json': schema })))).toBe(
    [
      'courier.schema.json:9:5 properties.city: warning: no Dutch for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
      'courier.schema.json:9:5 properties.city: warning: no French for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
      'courier.schema.json:23:9 x-ui.list.columns[0]: "nam" is not a property; did you mean "name"?',
      '  22 |       "columns": [',
      '> 23 |         "nam"',
      '     |         ^^^^^',
      '  24 |       ]',
      '',
    ].join('\n'),
  )
})

test('a pattern of values.schema.json that can run away is refused where a property points at it', () => {
  const sources = sourcesOf({
    'courier.schema.json': courier({ parcel: { title: 'Name', $ref: 'values.schema.json#/$defs/Parcel' } }),
  })
  const values = Object(sources.values.value) as { $defs: object }
  const parcel = (pattern: string) => ({
    Parcel: { type: 'object', properties: { code: { $ref: '#/$defs/ParcelCode' } } },
    ParcelCode: { type: 'string', pattern },
  })
  const found = (pattern: string) => {
    const text = JSON.stringify({ ...values, $defs: { ...values.$defs, ...parcel(pattern) } })
    return check({ ...sources, values: parseSource('values.schema.json', text) }).map(headline)
  }
  expect(found('^(a+)+$')).toEqual([
    expect.stringMatching(
      /properties\.parcel\.\$ref: "\^\(a\+\)\+\$" can run away.*"Parcel" in schemas\/values\.schema\.json/,
    ),
  ])
  expect(found('^a+$')).toEqual([])
})
