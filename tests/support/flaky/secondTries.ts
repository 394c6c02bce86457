/**
 * What a test is tried a second time for: that something was not there in time. Pages, browsers and killed processes
 * depend on how busy the machine is; a wrong value fails at once, here and everywhere else.
 */

/** Matches messages of waits that had all their time, of limits of tests, and of elements that were not there. */
const notInTime = new RegExp(
  [
    /^waited \d+ ms: /,
    /\b(Test|Hook) timed out in \d+ms/,
    /\bTimeout \d+ms exceeded/,
    /\bTimed out in wait(For|Until)/,
    /^Unable to find (an? |role=)/,
    /^not found$/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
)

/** For tests of pages and browsers, and those that kill a process (`@module-tag kill`); for no others. */
export const repeatOnce = { count: 1, condition: notInTime }

/** So many may be repeated in one run; more are not chance. */
export const mostRepeated = 3
