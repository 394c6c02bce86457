/** Each state in the schemas has a tone, or is listed as neutral. */
import { expect, test } from 'vitest'
import { meaningOf } from '#resources/texts/meaning.ts'
import { entities } from '#schemas/generated/entities.ts'

/** Finished, not applicable, or not begun. */
const neutral = [
  'closed',
  'not_applicable',
  'unshared',
  'not_started',
  'monitoring',
  'booked',
  'cancelled',
  'withdrawn',
  'ended',
  'scheduled',
  'waived',
  'archived',
  'kept',
  'none',
  'skipped',
  'retired',
  'ignored',
  'rolled_back',
  'undone',
  'duplicate',
]

test('a state is good, waiting, wants attention, is bad, or is over', () => {
  const told = entities.flatMap(({ name, properties }) =>
    properties.flatMap((property) => [
      ...(property.values ?? []).map((value) => ({ name, source: property.name, value })),
      ...(property.columns ?? []).flatMap((column) =>
        (column.values ?? []).map((value) => ({ name, source: `${property.name}.0.${column.name}`, value })),
      ),
    ]),
  )
  const states = told.filter(({ source }) => /(?:^|\.)(?:\w*[sS]tatus|result)$/.test(source))
  expect(states.length).toBeGreaterThan(15)
  expect(
    states.filter(({ source, value }) => !neutral.includes(value) && meaningOf(source, value) === undefined),
  ).toEqual([])
  expect(
    states.filter(({ source, value }) => neutral.includes(value) && meaningOf(source, value) !== undefined),
  ).toEqual([])
})

test('a choice that is no state is neither good nor bad', () => {
  expect(meaningOf('channel', 'open')).toBeUndefined()
  expect(meaningOf('checks.0.result', 'failed')).toBe('bad')
  expect(meaningOf('checks.0.check', 'failed')).toBeUndefined()
})
