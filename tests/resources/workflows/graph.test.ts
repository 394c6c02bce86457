import { expect, test } from 'vitest'
import { arrowsOf } from '#resources/workflows/graph.ts'

const step = (id: number, nextStep: number | null, elseStep: number | null = null) => ({
  id,
  nextStep: nextStep === null ? null : { id: nextStep },
  elseStep: elseStep === null ? null : { id: elseStep },
})

test('ways to the step below are straight, and the last one ends', () => {
  expect(arrowsOf([step(1, 2), step(2, null)])).toEqual([
    { from: 0, to: 1, isElse: false, lane: null },
    { from: 1, to: null, isElse: false, lane: null },
  ])
})

test('ways that leave the line have lanes of their own where they meet, short ones inside', () => {
  const arrows = arrowsOf([step(1, 4), step(2, 3, 4), step(3, 5), step(4, 5), step(5, 1)])
  const lanes = Object.fromEntries(arrows.map(({ from, isElse, lane }) => [`${from}${isElse ? ' else' : ''}`, lane]))
  expect(lanes).toEqual({ 0: 1, 1: null, '1 else': 0, 2: 0, 3: null, 4: 2 })
})

test('a way that is the next step too is drawn once', () => {
  expect(arrowsOf([step(1, 2, 2), step(2, null)])).toHaveLength(2)
})
