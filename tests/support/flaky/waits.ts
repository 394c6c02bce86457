/**
 * Measures how long tests wait: a wait that used up most of its limit in a green run is the failure of a slower machine.
 * What was found stands in `meta` of the test, which the reporter reads.
 */
import { relative } from 'node:path'
import { expect, TestRunner, vi } from 'vitest'

/** `what` names the call and its line; `took` and `limit` are milliseconds. */
export type Wait = { what: string; took: number; limit: number }

declare module 'vitest' {
  interface TaskMeta {
    /** Waits that took more than half of their limit. */
    waits?: Wait[]
    /** Milliseconds of the longest wait, whatever its limit. */
    longestWait?: number
  }
}

/** A share of the limit; what took more is told. */
const margin = 0.5

// Tests that pretend another time replace the method, not this function.
const now = performance.now.bind(performance)

/**
 * Waits as `wait` does, and notes how long that took at the running test.
 *
 * @param what Names the call, for whoever reads the report.
 * @param place Has the line of the test in its stack, where the wait begins later than its call.
 * @throws {unknown} What `wait` throws; one that had all its time says so, because its message is only what was not so yet.
 */
export async function measured<T>(
  what: string,
  limit: number,
  wait: () => PromiseLike<T> | T,
  place = new Error('here'),
): Promise<T> {
  const begun = now()
  const test = TestRunner.getCurrentTest<ReturnType<typeof TestRunner.getCurrentTest>>()
  const note = () => {
    const took = Math.round(now() - begun)
    if (!test) return took
    test.meta.longestWait = Math.max(test.meta.longestWait ?? 0, took)
    if (took > limit * margin) (test.meta.waits ??= []).push({ what: `${what}${lineOf(place)}`, took, limit })
    return took
  }
  try {
    const result = await wait()
    note()
    return result
  } catch (error) {
    const took = note()
    if (took >= limit * 0.99 && error instanceof Error) sayWaited(error, took)
    throw error
  }
}

/** The mark by which an expectation that was not met in time differs from one that is wrong at once. */
export const waited = /^waited \d+ ms: /

function sayWaited(error: Error, took: number): void {
  if (waited.test(error.message)) return
  Object.defineProperty(error, 'message', { value: `waited ${took} ms: ${error.message}`, configurable: true })
}

const ownFrames = /\/flaky\/(waits|domWaits|browserSetup)\.ts:/

/** The first line of the stack that stands in a test. */
function lineOf({ stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => line.includes('/tests/') && !ownFrames.test(line)) ?? ''
  const [, file, line] = /(\/[^():]*\/tests\/[^():]+):(\d+)/.exec(frame) ?? []
  return file === undefined ? '' : ` at ${relative(process.cwd(), file)}:${line}`
}

/** Each file of a worker runs the set-up, and a function measured twice would be noted twice. */
const own = Symbol.for('dossier.measured')

/** Puts a measuring function in the place of `name`, once. */
export function replaceOnce<Owner extends object>(
  owner: Owner,
  name: keyof Owner,
  make: (before: Function) => (this: unknown, ...args: readonly unknown[]) => unknown,
): void {
  const before: unknown = owner[name]
  if (typeof before !== 'function' || own in before) return
  const after = Object.assign(make(before), { [own]: true })
  Object.defineProperty(owner, name, { value: after, writable: true, configurable: true, enumerable: true })
}

/** The limit that a call is given: `timeout` of its options, the last of its arguments. */
export function limitIn(args: readonly unknown[], otherwise: number): number {
  const last = args.at(-1)
  const given: unknown = typeof last === 'object' && last !== null ? Reflect.get(last, 'timeout') : undefined
  return typeof given === 'number' && given > 0 ? given : otherwise
}

/** Measures the waits that vitest itself has. */
export function measureVitest(pollLimit: number): void {
  for (const name of ['waitFor', 'waitUntil'] as const)
    replaceOnce(vi, name, (before) => (...args) => {
      const limit = typeof args[1] === 'number' ? args[1] : limitIn(args, 1000)
      return measured(`vi.${name}`, limit, () => before(...args))
    })
  replaceOnce(
    expect,
    'poll',
    (before) =>
      (...args) =>
        inTime(before(...args), limitIn(args, pollLimit)),
  )
}

/** An assertion of `expect.poll` begins to ask when somebody waits for it, and not before. */
function inTime(assertion: object, limit: number): object {
  return new Proxy(assertion, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'object' && value !== null) return inTime(value, limit)
      if (typeof value !== 'function') return value
      return (...args: readonly unknown[]) => {
        const place = new Error('here')
        const poll: unknown = value.apply(target, args)
        return isThenable(poll) ? lazily(() => measured('expect.poll', limit, () => poll, place)) : poll
      }
    },
  })
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function'

function lazily(wait: () => Promise<unknown>): Promise<unknown> {
  let begun: Promise<unknown> | undefined
  const once = () => (begun ??= wait())
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- stands in for a promise that begins when it is awaited
    then: (...args) => once().then(...args),
    catch: (...args) => once().catch(...args),
    finally: (...args) => once().finally(...args),
    [Symbol.toStringTag]: 'Promise',
  }
}
