/** What is gone was there; what never comes has not come by the time the page is quiet. */
import { cleanup, configure, getConfig, render, screen } from '@testing-library/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { counted } from '#providers/activity.ts'
import { gone, never, pass, whileServed } from './waits.ts'

const find = () => screen.queryByText('late')
const later = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20))

/** Asks twice, the second time because of the first answer, and shows one text before and another one afterwards. */
const Page = ({
  asks = counted,
  before = '',
  after = '',
}: {
  asks?: typeof counted
  before?: string
  after?: string
}) => {
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (answers < 2) void asks(() => later(answers + 1)).then(setAnswers)
  }, [answers, asks])
  return <p>{answers < 2 ? before : after}</p>
}

/** The time limit of waits, short enough to see that one ends. */
beforeEach(() => {
  const { asyncUtilTimeout } = getConfig()
  onTestFinished(() => configure({ asyncUtilTimeout }))
})
const impatient = () => configure({ asyncUtilTimeout: 100 })
afterEach(cleanup)

test('what an action takes away, at once or by and by, is gone', async () => {
  const { rerender } = render(<p>late</p>)
  await gone(find, () => rerender(<Page before="late" />))
})

test('what has yet to come is waited for before it is taken away', async () => {
  const { rerender } = render(<Page after="late" />)
  await gone(find, () => rerender(<p>early</p>))
})

test('what never was there cannot go, and no action is taken', async () => {
  impatient()
  render(<p>early</p>)
  let isDone = false
  const going = gone(find, async () => void (isDone = true))
  await expect(going).rejects.toThrow('it was never there')
  expect(isDone).toBe(false)
})

test('what stays is not gone', async () => {
  impatient()
  render(<p>late</p>)
  await expect(gone(find, async () => {})).rejects.toThrow('it is still there')
})

test.each([
  ['counted', counted],
  ['quiet', whileServed],
] as const)('what comes late, by the second of two %s calls, fails', async (_kind, asks) => {
  render(<Page asks={asks} after="late" />)
  await expect(never(find)).rejects.toThrow('it came')
})

test('what comes with a part of the program that is loaded, and that React holds back for a while, fails', async () => {
  const Part = lazy(async () => {
    await import('#src/layout/ImpersonationBanner.tsx')
    return { default: () => <p>late</p> }
  })
  const First = lazy(() => counted(() => later({ default: () => <Suspense fallback="second">{<Part />}</Suspense> })))
  render(<Suspense fallback="first">{<First />}</Suspense>)
  await expect(never(find)).rejects.toThrow('it came')
})

test('what does not come never does', async () => {
  render(<Page before="early" after="early" />)
  await never(find)
  await never(() => screen.queryAllByText('late'))
})

test('a pause passes at once, and what follows it comes', async () => {
  const Paused = () => {
    const [isOver, setOver] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setOver(true), 60_000)
      return () => clearTimeout(timer)
    }, [])
    return isOver && <Page after="late" />
  }
  await pass(60_000, () => render(<Paused />))
  await expect(never(find)).rejects.toThrow('it came')
})
