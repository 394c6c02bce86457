/**
 * Checks that a test of a page leaves nothing to the next one of its process: no running call, no pretended timers, no
 * style element. Those of emotion stay on purpose, as its cache does, and so does the one of the text editor.
 */
import { beforeEach, vi } from 'vitest'
import { runningCalls } from '#providers/activity.ts'

const looseStyles = () => document.querySelectorAll('style:not([data-emotion], [data-tiptap-style])').length

/** Turns of 4 ms that calls of a page that was left have until their answer. */
const turns = 2500
/** The real one: a test may pretend another time. */
const { setTimeout: later } = globalThis

/** Called in the set-up of each file, because a worker loads this module once for all its files. */
export function expectNoLeftovers(): void {
  beforeEach(({ task, onTestFinished }) => {
    const styles = looseStyles()
    // Runs after everything else that the test has to end: what is asked for first is done last.
    onTestFinished(async () => {
      const pretends = vi.isFakeTimers()
      if (pretends) vi.useRealTimers()
      for (let turn = 0; turn < turns && runningCalls() > 0; turn += 1)
        await new Promise((resolve) => later(resolve, 4))
      const left = leftovers({ pretends, calls: runningCalls(), styles: looseStyles() - styles })
      if (left.length > 0 && task.result?.state !== 'fail')
        throw new Error(`The test leaves behind ${left.join(', ')}.`)
    })
  })
}

export const leftovers = (now: { pretends: boolean; calls: number; styles: number }): string[] => [
  ...(now.pretends ? ['pretended timers (vi.useRealTimers in onTestFinished)'] : []),
  ...(now.calls > 0 ? [`${now.calls} running calls`] : []),
  ...(now.styles > 0 ? [`${now.styles} style elements`] : []),
]
