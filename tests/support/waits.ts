/**
 * How a test of a page says that something is not there. An absence that is asked at any moment is also true of
 * a page that has not loaded yet, so it is asked in two ways only: what was there is gone, or what is not to
 * come has not come by the time the page is quiet.
 */
import { act, getConfig, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { runningCalls } from '#providers/activity.ts'

/** A query that finds nothing without throwing: `queryBy…`, `queryAllBy…`, `querySelector`. */
type Find = () => Element | null | undefined | readonly unknown[]

/** How many turns in a row a quiet page has nothing to do: an answer reaches the page in one, its next call in another. */
const quietTurns = 4
const limit = 20_000
/** The clock of the machine, kept before a test may replace it. */
const { setTimeout: later, setImmediate: afterEvents } = globalThis
const passed = performance.now.bind(performance)

/** Requests that the server is answering, also those for which a page shows no progress. */
let served = 0

/** Counts a request until it is answered. */
export async function whileServed<T>(answer: () => Promise<T>): Promise<T> {
  served++
  try {
    return await answer()
  } finally {
    served--
  }
}

/**
 * Finds what must be there, acts, and waits until it is gone.
 *
 * @param by What makes it go, at once or by and by.
 * @example await gone(() => screen.queryByRole('dialog'), () => user.click(save))
 */
export async function gone(find: Find, by: () => unknown): Promise<void> {
  await waitFor(() => expect(isThere(find), 'it was never there, so it cannot go').toBe(true))
  await by()
  await waitFor(() => expect(found(find), 'it is still there').toEqual([]))
}

/**
 * Waits until the page is quiet, and asks once whether what must not come is absent.
 *
 * What waits for a pause in typing is no call yet: let it `pass` first.
 */
export async function never(find: Find): Promise<void> {
  await quiet()
  expect(found(find), 'it came').toEqual([])
}

/** Waits until no call runs, no part of the page is loading, and React has nothing left to show. */
export async function quiet(): Promise<void> {
  const start = passed()
  await getConfig().asyncWrapper(async () => {
    for (let turns = 0; turns < quietTurns;) {
      await vi.dynamicImportSettled()
      await turn()
      turns = runningCalls() + served > 0 || isRendering() ? 0 : turns + 1
      if (passed() - start > limit)
        throw new Error(`The page did not become quiet; ${runningCalls()} calls are running.`)
    }
  })
}

/**
 * Acts, lets the timers of the page pass at once (a pause in typing, after which a page asks, or a pointer that rests),
 * and waits until the page is quiet. Timers that are not due by then are dropped.
 */
export async function pass(milliseconds: number, by: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await by()
    await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    // A call that waited for a timer of this clock would never end.
    await quiet()
  } finally {
    vi.useRealTimers()
  }
}

/** Lets timers that are due and what React does in between pass. */
const turn = () => new Promise<void>((resolve) => later(() => afterEvents(resolve), 1))

const isThere = (find: Find) => found(find).length > 0

/** What was found, as it can be read in a failure. */
function found(find: Find): string[] {
  const all = find()
  if (!all) return []
  return (all instanceof Element ? [all] : all).map((one) => (one instanceof Element ? one.outerHTML : String(one)))
}

/** Whether React is to render something yet, or holds back what it has rendered. */
function isRendering(): boolean {
  return [...document.querySelectorAll('body > div')].some((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    const root: unknown = key === undefined ? undefined : Reflect.get(Reflect.get(element, key) ?? {}, 'stateNode')
    if (typeof root !== 'object' || root === null) return false
    return Reflect.get(root, 'callbackNode') !== null || Reflect.get(root, 'timeoutHandle') !== -1
  })
}
