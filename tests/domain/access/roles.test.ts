import { expect, test } from 'vitest'
import { may, rolesIn } from '#domain/access/roles.ts'

test.each([
  { acl: ['A'], expression: 'A', answer: true },
  { acl: ['B'], expression: 'A', answer: false },
  { acl: ['B'], expression: 'A or B', answer: true },
  { acl: ['A'], expression: 'A and B', answer: false },
  { acl: ['B', 'A'], expression: 'A and B', answer: true },
  { acl: ['C'], expression: 'A and B or C', answer: true },
  { acl: ['A', 'C'], expression: 'A and B or C', answer: true },
  { acl: ['A'], expression: 'A and B or C', answer: false },
  { acl: [], expression: '*', answer: true },
  { acl: ['*'], expression: 'A', answer: false },
  { acl: ['ROLE_FILE_EDIT'], expression: 'ROLE_FILE', answer: false },
  { acl: ['A'], expression: '', answer: false },
  { acl: ['A'], expression: undefined, answer: false },
])('$acl and "$expression": $answer', ({ acl, expression, answer }) => expect(may(acl, expression)).toBe(answer))

test('names the roles of an expression once', () => {
  expect(rolesIn('A and B or A and C')).toEqual(['A', 'B', 'C'])
  expect(rolesIn('*')).toEqual([])
})
