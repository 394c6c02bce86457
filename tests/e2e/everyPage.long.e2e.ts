/**
 * Every built page, in both themes, on a wide screen and a phone: WCAG 2.2 A and AA with colours, nothing wider
 * than the window, and everything clickable reachable by keyboard. `EVERY_PAGE=1` adds the small screen and the
 * pages of all entities, and opens each by its address; it needs ten minutes. Without it, pages are opened from one
 * another within the app, in a third of the time; opening pages by address is tested by `start.e2e.ts` and the
 * screen tests.
 */
import { expect, inject } from 'vitest'
import { test } from '#tests/support/inBrowser.ts'
import { colours } from '#tests/support/violations.ts'
import { isHandWritten, isWhole, open, signedIn, walk, type Look } from './walk.ts'

const app = inject('office')

/** Two at a time: a page waits for the server more than it uses a processor. */
const halves = [0, 1].map((half) => signedIn.filter((_, index) => index % 2 === half))

test('nothing is in anybody’s way on the pages of visitors', { timeout: 120_000 }, async () => {
  expect(await walk(app, open, { as: undefined, looks })).toEqual([])
})

test('nothing is in anybody’s way on the pages of those who are signed in', { timeout: 900_000 }, async () => {
  expect((await Promise.all(halves.map((paths) => walk(app, paths, { as: 'admin', looks })))).flat()).toEqual([])
})

function looks(path: string): Look[] {
  const isOwn = isHandWritten(path)
  const widths = isOwn && isWhole ? [1920, 1280, 390] : [1920, 390]
  const light = widths.map((width): Look => {
    const isAsked = width === 1920 || isWhole || isOwn
    // The frame changes below 1560 px, and is the same on all smaller screens.
    const isReached = width === 1920 || (width === 390 && isOwn)
    return { width, scheme: 'light', isReached, ...(!isAsked && { rules: [] }) }
  })
  const inDark = isWhole ? widths.toReversed() : [390]
  return [...light, ...inDark.map((width): Look => ({ width, scheme: 'dark', rules: colours, isReached: false }))]
}
