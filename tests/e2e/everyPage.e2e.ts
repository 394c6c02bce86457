/**
 * Every built page, looked at once: one half in light on a wide screen, the other in dark on a phone. WCAG 2.2 A and
 * AA with colours, nothing wider than the window, and everything clickable reachable by keyboard. Entity pages are
 * checked by `tests/resources/screens.test.tsx`, without colours and sizes. `everyPage.long.e2e.ts` looks at each
 * page in all ways.
 */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { isHandWritten, open, signedIn, walk, type Look } from './walk.ts'

const app = inject('office')
const wide: Look = { width: 1920, scheme: 'light', isReached: true }
/** The frame changes below 1560 px, and generated pages have nothing else that does. */
const phone = (path: string): Look => ({ width: 390, scheme: 'dark', isReached: isHandWritten(path) })

/** Without some of the generated pages, which are made of the same parts as the others; the long test has them. */
const chosen = signedIn.filter((path) => isHandWritten(path) || !/^\/(client-costs|employee)\b/.test(path))

const isFirst = (_path: string, index: number) => index % 2 === 0
const isSecond = (_path: string, index: number) => index % 2 === 1
/** Two at a time: a page waits for the server more than it uses a processor. */
const lookAt = async (paths: readonly string[], as: 'admin' | undefined) =>
  Promise.all([
    walk(app, paths.filter(isFirst), { as, looks: () => [wide] }),
    walk(app, paths.filter(isSecond), { as, looks: (path) => [phone(path)] }),
  ])

test('nothing is in anybody’s way on the pages of visitors', async () => {
  expect((await lookAt(open, undefined)).flat()).toEqual([])
})

test('nothing is in anybody’s way on the pages of those who are signed in', async () => {
  expect((await lookAt(chosen, 'admin')).flat()).toEqual([])
})
