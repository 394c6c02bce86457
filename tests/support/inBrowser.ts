/** Setup of browser tests: all files of a worker share one browser, closed with the worker. */
import { test as base } from 'vitest'
import { closeBrowser } from './browser.ts'

// oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
export const test = base.extend('browser', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  onCleanup(closeBrowser)
})
