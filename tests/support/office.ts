/**
 * One app with demo data for all browser tests that leave nothing behind which another would stumble over: to start one takes longer
 * than most of them. Vitest runs this before the first of them.
 */
import type { TestProject } from 'vitest/node'
import { startApp, type Office } from './app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    office: Office
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, password, stop } = await startApp()
  project.provide('office', { url, password })
  return stop
}
