/**
 * Tells at the end of a run what passed by chance, and writes it to `flaky.jsonl`, a line each. Stands before the reporter
 * of the last line, which counts what fails a run here.
 */
import { appendFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { told, type Finding } from './findings.ts'
import { entryOf, readQuarantine, type Entry } from './quarantine.ts'
import { verdict } from './verdict.ts'

export default class Flaky implements Reporter {
  readonly #findings: Finding[] = []
  readonly #quarantine = readQuarantine()

  onTestCaseResult(test: TestCase): void {
    const file = fileOf(test.module)
    const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
    const about = { project: test.project.name, file, test: test.fullName, load }
    const { waits = [], longestWait, quarantined } = test.meta()
    const { state } = test.result()
    if (state === 'passed' && test.diagnostic()?.flaky)
      this.#findings.push({ kind: 'repeated', ...about, error: firstError(test), longestWait })
    else if (state === 'passed')
      this.#findings.push(...waits.map((wait) => ({ kind: 'wait' as const, ...about, ...wait })))
    if (entryOf(this.#quarantine, file, test.fullName))
      this.#findings.push({ kind: 'quarantine', ...about, error: quarantined ?? state })
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const nameless = this.#quarantine.filter((entry) => isNameless(entry, modules))
    const { lines, failures } = told(this.#findings, { nameless, seed: process.env.TEST_SEED ?? 'unknown' })
    console.log(`\n${lines.join('\n')}`)
    verdict.failures = failures
    if (failures > 0) process.exitCode = 1
    const records = this.#findings.splice(0).map((finding) => `${JSON.stringify(finding)}\n`)
    if (records.length > 0) appendFileSync('flaky.jsonl', records.join(''))
  }
}

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId)

/** The first line of what the first try failed with. */
function firstError(test: TestCase): string {
  const errors = test.attempts().flatMap((attempt) => attempt.errors ?? [])
  return errors[0]?.message.split('\n')[0] ?? ''
}

/** Whether the file of an entry was run, and has no such test. */
function isNameless({ file, test }: Entry, modules: readonly TestModule[]): boolean {
  const own = modules.filter((module) => fileOf(module) === file)
  const names = own.flatMap((module) => [...module.children.allTests()].map(({ fullName }) => fullName))
  return names.length > 0 && !names.includes(test)
}
