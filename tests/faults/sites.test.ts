import { expect, test } from 'vitest'
import { nextRound } from './rounds.ts'
import { faultsIn } from './sites.ts'

const wrongIn = (source: string) => faultsIn('rule.ts', source).map(({ right, wrong }) => `${right} → ${wrong}`)

test('comparisons, conditions, numbers and answers of functions may be wrong', () => {
  expect(wrongIn('export const isLate = (days: number) => days > 14 && true')).toEqual([
    'days > 14 && true → (days > 14) || (true)',
    'days > 14 → (days) >= (14)',
    '14 → 14 + 1',
  ])
  expect(wrongIn('function f(a?: string) { if (a) return a; return a ? 1 : 2 }')).toEqual([
    'a → !(a)',
    'a → undefined',
    'a ? 1 : 2 → undefined',
    'a ? 1 : 2 → (a) ? (2) : (1)',
    '1 → 1 + 1',
    '2 → 2 + 1',
  ])
})

test('so may words of SQL, but not those of people', () => {
  expect(wrongIn('const q = () => `select 1 where a is null and b`')).toEqual([
    '`select 1 where a is null and b` → `select 1 where a is null or b`',
    '`select 1 where a is null and b` → `select 1 where a is not null and b`',
  ])
  expect(wrongIn('const say = () => `bread and butter`')).toEqual([])
})

test('what runs once at loading, what is only a type, and where a loop ends are left alone', () => {
  expect(wrongIn('const most = 3 + 4; type Two = 2; function f() { for (let i = 0; i < most; i += 1) ; }')).toEqual([
    '0 → 0 + 1',
  ])
  expect(wrongIn('async function f() {\n  const a = g()\n  await a\n  a && b()\n}')).toEqual(['a → undefined'])
})

test('in a round each file has one fault, and faults with few files choose first', () => {
  const reach = new Map([
    [0, ['a', 'b', 'c', 'd', 'e', 'f']],
    [1, ['a']],
    [2, []],
  ])
  const first = nextRound(reach, new Set([0, 1, 2]), new Set())
  expect(first).toEqual(new Map([['a', 1], ...['b', 'c', 'd', 'e'].map((file) => [file, 0] as const)]))
  const tried = new Set(['1 a', '0 b', '0 c', '0 d', '0 e'])
  expect(nextRound(reach, new Set([0, 1, 2]), tried)).toEqual(
    new Map([
      ['a', 0],
      ['f', 0],
    ]),
  )
  expect(nextRound(reach, new Set([1]), tried)).toEqual(new Map())
})
