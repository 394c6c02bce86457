import { expect, test } from 'vitest'
import { effectsOf, lastDay, outcomeIn, protectionKinds, statusOf, termMistake } from '#domain/protection.ts'

const today = '2026-11-20'

test.each([
  ['moratorium', { startDate: '2026-11-01' }, '2027-05-01', 'the law allows six months'],
  ['shv_intake', { startDate: '2026-08-31' }, '2027-02-28', 'six months unless something else is agreed'],
  ['shv_intake', { startDate: '2026-11-01', endDate: '2026-12-01' }, '2026-12-01', 'the given day'],
  ['wsnp', { startDate: '2026-11-01' }, null, 'the court decides'],
  ['bankruptcy', { startDate: '2026-11-01' }, null, 'until the receiver is ready'],
] as const)('%s from %o lasts until %s: %s', (kind, term, last, _why) => {
  expect(lastDay(kind, term)).toBe(last)
})

test.each([
  ['moratorium', { startDate: '2026-11-01', endDate: '2027-05-01' }, undefined],
  ['moratorium', { startDate: '2026-11-01', endDate: '2027-05-02' }, { field: 'endDate', reason: 'tooLong' }],
  ['moratorium', { startDate: '2026-01-01' }, { field: 'endDate', reason: 'over' }],
  ['bankruptcy', { startDate: '2026-11-21' }, { field: 'startDate', reason: 'future' }],
  ['bankruptcy', { startDate: '2026-11-20' }, undefined],
  ['wsnp', { startDate: '2026-11-01', endDate: '2026-10-31' }, { field: 'endDate', reason: 'order' }],
  ['wsnp', { startDate: '2026-11-01', endDate: '2026-11-20' }, undefined],
] as const)('%s with %o', (kind, term, mistake) => {
  expect(termMistake(kind, term, today)).toEqual(mistake)
})

test('interest stops in a bankruptcy and in the Wsnp only', () => {
  expect(protectionKinds.filter((kind) => effectsOf(kind).stopsInterest)).toEqual(['bankruptcy', 'wsnp'])
})

test('administration and guardianship leave collection possible, with somebody who agrees', () => {
  expect(protectionKinds.filter((kind) => !effectsOf(kind).blocksCollection)).toEqual(['curatele', 'bewind', 'vow'])
  expect([effectsOf('bewind').agrees, effectsOf('curatele').agrees]).toEqual(['administrator', 'guardian'])
})

test('of several the strongest shows, until the last of its kind ends', () => {
  const bewind = { kind: 'bewind', endDate: null, blocksCollection: false } as const
  const moratorium = { kind: 'moratorium', endDate: '2027-01-01', blocksCollection: true } as const
  expect(statusOf([])).toEqual({ insolvencyStatus: null, insolvencyUntil: null, isBlocked: false })
  expect(statusOf([bewind])).toEqual({ insolvencyStatus: 'bewind', insolvencyUntil: null, isBlocked: false })
  expect(statusOf([bewind, moratorium, { ...moratorium, endDate: '2027-03-01' }])).toEqual({
    insolvencyStatus: 'moratorium',
    insolvencyUntil: '2027-03-01',
    isBlocked: true,
  })
})

test('what becomes of a file depends on its state', () => {
  expect(['in_progress', 'term_payment', 'suspend', 'monitoring', 'closed'].map(outcomeIn)).toEqual([
    'suspended',
    'suspended',
    'waits',
    'monitored',
    'closed',
  ])
})
