/**
 * One app with demo data, shared by all browser tests that leave nothing behind: starting one takes longer than
 * most of them. Vitest runs this before the first.
 */
import type { TestProject } from 'vitest/node'
import { startApp, type Office } from './app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    office: Office
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, password, stop } = await startApp({}, { isFirst: true })
  project.provide('office', { url, password })
  return stop
}
