/** How vitest runs the tests: which files are in which project, on which engine, with which limits. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'
import { beginRun } from '#tests/support/flaky/beginning.ts'
import { LongestFirst } from './longestFirst.ts'
import { hasServer, needsServer, runsOnBoth } from './engines.ts'
import { allTests } from './testFiles.ts'

/** What `main.ts` chose, for the run that it starts. */
export type ChosenFiles = { root: string; files: string[]; embedded: string[]; turn: string[] }

const root = fileURLToPath(new URL('../../', import.meta.url))
const inRoot = (file: string): string => path.join(root, file)

/** @returns Undefined when nothing was chosen, or for another project: a test may run vitest in a copy of this one. */
export function readChosen(): ChosenFiles | undefined {
  const file = process.env.TEST_CHOSEN
  if (!file) return undefined
  const chosen = JSON.parse(readFileSync(file, 'utf8')) as ChosenFiles
  return path.relative(chosen.root, root) === '' ? chosen : undefined
}

const chosen = readChosen()
const wanted = chosen && new Set(chosen.files)
const left = allTests().filter((file) => (wanted && !wanted.has(file)) || (!hasServer && needsServer(file)))
const onEmbedded = hasServer ? (chosen?.embedded ?? allTests().filter(runsOnBoth)) : []

const everyWorker = {
  isolate: false,
  // Each worker a process of its own: databases in WebAssembly in several threads of one can end it (nodejs/node#64500).
  pool: 'forks',
  // One more than two processors: a page waits for its server and its timers for a third of its time.
  maxWorkers: 3,
  // A slow machine is no failure; what hangs is found all the same.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const
/** Only tests of the server use a database server, and each of them once. */
const withoutServer = { TEST_DATABASE_URL: '' }
/** A seed, a clock, a set-up, and whose tests have a second try. */
const run = beginRun()

/** Node gives react-admin react-router as a module; our own code must get the same one. */
const conditions = ['module-sync', 'module', 'node', 'development']

export const tests: ViteUserConfig['test'] = {
  root,
  reporters: ['default', './tests/support/flaky/reporter.ts', './tests/sets/report.ts', './tests/support/summary.ts'],
  setupFiles: [inRoot('tests/sets/measure.ts'), ...run.setupFiles],
  tags: run.tags,
  onStackTrace: run.onStackTrace,
  sequence: { sequencer: LongestFirst },
  projects: [
    {
      extends: true,
      test: {
        ...everyWorker,
        name: 'node',
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/bench/**', ...left],
        environment: 'node',
      },
    },
    {
      extends: true,
      test: {
        ...everyWorker,
        name: 'embedded',
        include: onEmbedded,
        env: withoutServer,
        environment: 'node',
      },
    },
    {
      extends: true,
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        ...everyWorker,
        name: 'dom',
        retry: run.retry,
        include: ['tests/**/*.test.tsx'],
        exclude: left,
        env: withoutServer,
        setupFiles: inRoot('tests/support/domSetup.ts'),
        environment: 'jsdom',
      },
    },
    {
      extends: true,
      test: {
        ...everyWorker,
        name: 'e2e',
        retry: run.retry,
        // Browsers want the processors for themselves: they follow the others.
        sequence: { groupOrder: 1 },
        include: ['tests/e2e/**/*.e2e.ts'],
        exclude: left,
        env: withoutServer,
        globalSetup: inRoot('tests/support/office.ts'),
        environment: 'node',
        testTimeout: 180_000,
        hookTimeout: 240_000,
      },
    },
  ],
}
