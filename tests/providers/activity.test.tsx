import { expect, onTestFinished, test } from 'vitest'
import { counted, onActivity, runningCalls } from '#providers/activity.ts'

const isBusy = () => document.documentElement.hasAttribute('data-busy')

test('the document says that calls run, from the first to the end of the last, however they end', async () => {
  const [first, last] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  expect(isBusy()).toBe(false)
  const one = counted(() => first.promise)
  expect(isBusy()).toBe(true)
  const other = counted(() => last.promise)
  first.resolve('answer')
  expect(await one).toBe('answer')
  expect(isBusy()).toBe(true)
  last.reject(new Error('no answer'))
  await expect(other).rejects.toThrow('no answer')
  expect(isBusy()).toBe(false)
})

test('who listens is told of each change, after the document says it', async () => {
  const told: [number, boolean][] = []
  onTestFinished(onActivity(() => void told.push([runningCalls(), isBusy()])))
  await counted(async () => {})
  expect(told).toEqual([
    [1, true],
    [0, false],
  ])
})
