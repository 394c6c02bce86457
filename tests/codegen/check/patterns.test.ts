import { expect, test } from 'vitest'
import { whyRunsAway } from '#codegen/check/patterns.ts'

test.each([
  '^(a+)+$',
  '^(a*)*$',
  '^(a|aa)+$',
  '^(a|a)*$',
  '^(.|a){2,40}$',
  '^(a|b|ab)*c$',
  '^(\\w+\\s?)*$',
  '^(\\p{L}+)+$',
  '^([a-z]+-?)+$',
  '^(?:a?){30}a{30}$',
  '(.*,){20}x',
  '^\\d+\\d+$',
  '^\\s*[a-z ]*\\s*$',
  '^\\s+|\\s+$',
  '[a-z]+$',
  '^(a*)\\1b$',
  '^(?:(a+)x)\\1*$',
  '^(?=(a+)+$)a',
  '^a(?!.*b.*b).{1,40}$',
])('%s can run away', (pattern) => {
  expect(whyRunsAway(pattern)).toContain('can run away')
})

test.each([
  '^[a-z][a-zA-Z0-9]*([.][a-zA-Z0-9]+)*$',
  '^[^\\s@,;]+@[^\\s@,;]+(, ?[^\\s@,;]+@[^\\s@,;]+)*$',
  '^([A-Z0-9]{3})?$',
  '^(\\d{3}\\d{3})*$',
  '^(ab|cd)*$',
  '^[A-Z]{1,20}[A-Z0-9]{1,40}$',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  '[0-9]',
  '^(?!0000)[0-9]+$',
  '[a-',
])('%s ends soon with every text', (pattern) => {
  expect(whyRunsAway(pattern)).toBeUndefined()
})

test('what is too long to be looked through is refused', () => {
  expect(whyRunsAway(`^${'(a?b)*'.repeat(100)}$`)).toContain('fewer repetitions')
})
