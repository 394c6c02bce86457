import { expect, test } from 'vitest'
import { switchRefusal } from '#domain/access/impersonation.ts'

const anna = { id: 1, acl: ['ROLE_ADMIN', 'ROLE_EMPLOYEE', 'ROLE_FINANCE'] }
const to = (...acl: string[]) => ({ id: 2, acl })

test.each([
  { why: 'less', from: anna, other: to('ROLE_EMPLOYEE'), refusal: undefined },
  { why: 'no role at all', from: anna, other: to(), refusal: undefined },
  { why: 'a super administrator', from: { id: 1, acl: ['ROLE_SUPER_ADMIN'] }, other: to(), refusal: undefined },
  { why: 'no administrator', from: { id: 1, acl: ['ROLE_SETTINGS_ACL', 'ROLE_A'] }, other: to(), refusal: 'right' },
  { why: 'oneself', from: anna, other: { id: 1, acl: [] }, refusal: 'self' },
  { why: 'oneself, where ids are text', from: anna, other: { id: '1', acl: [] }, refusal: 'self' },
  { why: 'the same rights', from: { id: 1, acl: ['ROLE_ADMIN'] }, other: to('ROLE_ADMIN'), refusal: 'rank' },
  { why: 'one right more', from: anna, other: to('ROLE_EMPLOYEE', 'ROLE_LEGAL'), refusal: 'rank' },
  { why: 'an administrator with less', from: anna, other: to('ROLE_ADMIN'), refusal: 'rank' },
  {
    why: 'whoever gives rights',
    from: { id: 1, acl: [...anna.acl, 'ROLE_SETTINGS_ACL'] },
    other: to('ROLE_SETTINGS_ACL'),
    refusal: 'rank',
  },
  {
    why: 'while working as somebody',
    from: { id: 1, acl: [...anna.acl, 'ROLE_PREVIOUS_ADMIN'] },
    other: to(),
    refusal: 'nested',
  },
])('$why: $refusal', ({ from, other, refusal }) => {
  expect(switchRefusal(from, other)).toBe(refusal)
})
