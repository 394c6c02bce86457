import { expect, test } from 'vitest'
import { byArea, effectiveRights, rightsDifference } from '#domain/access/rights.ts'

test('each right stands once, with all that gives it', () => {
  expect(effectiveRights(['B', 'A'], ['B', 'C'])).toEqual([
    { role: 'A', origins: ['own'] },
    { role: 'B', origins: ['own', 'group'] },
    { role: 'C', origins: ['group'] },
  ])
})

test('what a change gives and takes', () => {
  expect(rightsDifference(['B', 'A'], ['C', 'A'])).toEqual({ given: ['C'], taken: ['B'] })
})

test('roles stand with those of their area', () => {
  expect(byArea({ A: 'x', B: 'y', C: 'x' })).toEqual([
    { area: 'x', roles: ['A', 'C'] },
    { area: 'y', roles: ['B'] },
  ])
})
