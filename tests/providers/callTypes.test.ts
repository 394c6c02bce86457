import { expectTypeOf, test } from 'vitest'
import type { Answer, Page } from '#providers/callTypes.ts'
import type { Answers } from '#providers/generated/calls.ts'
import type { Holiday } from '#schemas/generated/holiday.ts'

/** Checked by the compiler; the test itself does nothing. */
test('an answer has the type of its method and path', () => {
  expectTypeOf<Answer<'GET', '/api/v4/acl'>>().toEqualTypeOf<Answers['GET']['/api/v4/acl']>()
  expectTypeOf<Answer<'GET', `/api/v4/acl/${string}`>>().toEqualTypeOf<Answers['GET']['/api/v4/acl/{id}']>()
  expectTypeOf<Answer<'GET', `/api/v4/acl/role/${string}`>>().toEqualTypeOf<Answers['GET']['/api/v4/acl/role/{role}']>()
  expectTypeOf<Answer<'GET', `/api/v4/users/${number}/state`>>().toEqualTypeOf<
    Answers['GET']['/api/v4/users/{id}/state']
  >()
  expectTypeOf<Answer<'GET', '/api/v4/holiday'>>().toEqualTypeOf<Page<Holiday>>()
})

test('of a path that no call has, or that is known only later, nothing is known', () => {
  expectTypeOf<Answer<'GET', '/api/v4/acl/role'>>().not.toEqualTypeOf<Answers['GET']['/api/v4/acl/role/{role}']>()
  expectTypeOf<Answer<'GET', '/api/v4/nothing'>>().toBeUnknown()
  expectTypeOf<Answer<'PUT', '/api/v4/holiday'>>().toBeUnknown()
  expectTypeOf<Answer<'GET', string>>().toBeUnknown()
})
