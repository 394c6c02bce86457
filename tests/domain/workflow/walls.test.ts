import { expect, test } from 'vitest'
import { addressWall, costWall, firstMoment, protectionWall } from '#domain/workflow/walls.ts'

test.each([
  ['private', 'none', null, 'missing_14_day_letter'],
  ['private', 'running', null, '14_day_term_running'],
  ['private', 'invalid', null, 'missing_14_day_letter'],
  ['private', 'expired_unpaid', null, undefined],
  ['private', 'none', 'judge allowed it', undefined],
  ['company', 'none', null, undefined],
] as const)('costs of a %s file with a letter that is %s (%s): %s', (fileType, fourteenDayState, reason, wall) => {
  expect(costWall({ fileType, fourteenDayState, costsWithoutLetter: reason })).toBe(wall)
})

test('nothing goes to who is protected, however weak the protection is by name', () => {
  expect(protectionWall({ protection: 'moratorium' })).toBe('insolvency')
  expect(protectionWall({ protection: 'bewind' })).toBeUndefined()
  expect(protectionWall({ protection: null })).toBeUndefined()
})

test('an address that is missing, or must not be used', () => {
  expect(addressWall({ channel: 'sms', address: null, isStopped: false })).toBe('no_phone')
  expect(addressWall({ channel: 'email', address: 'a@b.nl', isStopped: true })).toBe('opt_out')
  expect(addressWall({ channel: 'post', address: 'Damrak 1', isStopped: false })).toBeUndefined()
})

const holidays = new Set(['2026-12-25', '2026-12-26'])
test.each([
  ['email', '2026-11-20T21:15', {}, '2026-11-21T07:00'],
  ['sms', '2026-11-22T12:00', {}, '2026-11-23T07:00'],
  ['sms', '2026-12-24T20:00', {}, '2026-12-28T07:00'],
  ['post', '2026-11-22T12:00', {}, '2026-11-22T12:00'],
  ['sms', '2026-11-23T07:30', { from: '09:00', until: '17:00' }, '2026-11-23T09:00'],
  ['sms', '2026-11-21T17:00', { from: '09:00', until: '17:00' }, '2026-11-23T09:00'],
  ['email', '2026-11-23T10:00', { from: '09:00', until: '17:00' }, '2026-11-23T10:00'],
] as const)('%s at %s within %j leaves at %s', (channel, at, narrowed, next) => {
  expect(firstMoment(channel, { at, holidays, ...narrowed })).toBe(next)
})
