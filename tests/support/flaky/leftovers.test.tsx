import { expect, onTestFinished, test, vi } from 'vitest'
import { counted } from '#providers/activity.ts'
import { leftovers } from './leftovers.ts'

test('what is left is named', () => {
  expect(leftovers({ pretends: false, calls: 0, styles: 0 })).toEqual([])
  expect(leftovers({ pretends: true, calls: 2, styles: 1 })).toEqual([
    'pretended timers (vi.useRealTimers in onTestFinished)',
    '2 running calls',
    '1 style elements',
  ])
})

test.fails('a test that leaves pretended timers fails', () => {
  vi.useFakeTimers()
})

test.fails('and one that leaves a style element', () => {
  document.head.append(Object.assign(document.createElement('style'), { id: 'left' }))
})

test('a call that is answered after the test is waited for, and what is put back is no leftover', () => {
  document.getElementById('left')?.remove()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  void counted(() => new Promise((resolve) => setImmediate(resolve)))
  vi.runAllTimers()
})
