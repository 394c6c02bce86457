/** Ends a test run with one machine-readable line: `312 passed, 0 failed`. */
import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { verdict } from './flaky/verdict.ts'

export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0
    let failed = unhandled.length + verdict.failures
    for (const module of modules) {
      // A file that cannot be loaded has no tests, but is a failure.
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0) failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failed += 1
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`)
    const file = process.env.TEST_SUMMARY
    if (file) appendFileSync(file, `${passed} ${failed}\n`)
  }
}
