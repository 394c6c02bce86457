import { expect, test } from 'vitest'
import { fitting, judge, patternProblem, type DescriptionRule } from '#domain/money/paymentDescription.ts'

const rule = (pattern: string, more: Partial<DescriptionRule> = {}): DescriptionRule => ({
  field: 'text',
  pattern,
  ...more,
})

test.each([
  { pattern: 'huur', value: 'Betaling HUUR mei', fits: true },
  { pattern: 'café  noord', value: 'CAFE NOORD 12', fits: true },
  { pattern: 'afdracht*dossier', value: 'Afdracht januari, dossier 12', fits: true },
  { pattern: 'dossier*afdracht', value: 'Afdracht januari, dossier 12', fits: false },
  { pattern: 'storno | teruggave', value: 'TERUGGAVE 3', fits: true },
  { pattern: 'storno', value: '', fits: false },
])('"$pattern" in "$value": $fits', ({ pattern, value, fits }) => {
  expect(fitting(rule(pattern), value) !== undefined).toBe(fits)
})

test.each([
  { pattern: 'NL*TEST*01', value: 'NL69 TEST 0000 0000 01', fits: true },
  { pattern: 'NL69', value: 'NL69TEST0000000001', fits: false },
  { pattern: 'nl69test0000000001', value: 'NL69TEST0000000001', fits: true },
  { pattern: 'ABA*ABA', value: 'ABABA', fits: false },
  { pattern: 'NL*XX*01', value: 'NL69TEST0000000001', fits: false },
])('an IBAN must fit as a whole: "$pattern"', ({ pattern, value, fits }) => {
  expect(fitting(rule(pattern, { field: 'iban' }), value) !== undefined).toBe(fits)
})

test('the first rule that fits decides, and those before it say why not', () => {
  const rules = [
    rule('huur', { active: false }),
    rule('huur', { counterpartyIban: 'NL69TEST0000000001' }),
    rule('energie'),
    rule('lening | huur'),
    rule('huur'),
  ]
  const { hit, passed } = judge({ text: 'huur mei', iban: 'NL42TEST0000000002' }, rules)
  expect(hit).toEqual({ rule: rules[3], by: 'huur' })
  expect(passed.map(({ why }) => why)).toEqual(['inactive', 'otherIban', 'pattern'])
})

test('no rule at all', () => {
  expect(judge({ text: 'x' }, [])).toEqual({ hit: null, passed: [] })
})

test.each([
  { pattern: 'huur', problem: null },
  { pattern: 'huur |', problem: 'emptyPart' },
  { pattern: '***', problem: 'tooWide' },
  { pattern: 'huur|*a*', problem: 'tooWide' },
  { pattern: Array.from({ length: 21 }, (_, index) => `woord${index}`).join('|'), problem: 'tooMany' },
])('"$pattern" is $problem', ({ pattern, problem }) => {
  expect(patternProblem(pattern)).toBe(problem)
})

test('a pattern of nothing but near-misses takes no time to speak of', () => {
  const pattern = `${'a*'.repeat(99)}b`
  expect(fitting(rule(pattern), 'a'.repeat(100_000))).toBeUndefined()
})
