/**
 * Measures the waits of testing-library: `waitFor`, and `findBy…`, which asks it. Imported before the library, whose
 * names are bound when it is loaded.
 */
import { createRequire } from 'node:module'
import { limitIn, measured, replaceOnce } from './waits.ts'

/** Milliseconds that such a wait has unless it says otherwise: workers and a database share the processors. */
export const domLimit = 20_000

/** The module from which the library itself takes the function at each call; its public entry only passes it on. */
const found: unknown = createRequire(import.meta.url)('@testing-library/dom/dist/wait-for.js')
if (typeof found !== 'object' || found === null || !('waitFor' in found))
  throw new Error(
    '@testing-library/dom has its waitFor somewhere else now; tests/support/flaky/domWaits.ts measures it.',
  )
replaceOnce(
  found,
  'waitFor',
  (before) =>
    (...args) =>
      measured('waitFor', limitIn(args, domLimit), () => before(...args)),
)
