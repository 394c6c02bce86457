/**
 * Order of the test files: project after project, because a worker serves one, and within each the longest
 * first, so that a run ends with small files and no worker waits for a long one.
 */
import { relative } from 'node:path'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** Seconds on two cores, for a clone without earlier runs. Files that are not listed take few. */
const seconds: Readonly<Record<string, number>> = {
  'tests/resources/screens.test.tsx': 190,
  'tests/specification/pages.test.tsx': 60,
  'tests/resources/show/record.test.tsx': 20,
  'tests/src/palette/palette.test.tsx': 20,
  'tests/src/screens/settings.test.tsx': 17,
  'tests/e2e/development.e2e.ts': 120,
  'tests/e2e/everyPage.e2e.ts': 100,
  'tests/e2e/bench.e2e.ts': 60,
  'tests/e2e/start.e2e.ts': 60,
  'tests/e2e/accessibility.e2e.ts': 50,
  'tests/e2e/widgets.e2e.ts': 50,
  'tests/e2e/presentation.e2e.ts': 50,
  'tests/e2e/agenda.e2e.ts': 50,
  'tests/e2e/documents.e2e.ts': 50,
  'tests/e2e/foreignServer.e2e.ts': 45,
  'tests/e2e/palette.e2e.ts': 45,
  'tests/e2e/secondFactor.e2e.ts': 40,
  'tests/e2e/merchants.e2e.ts': 30,
  'tests/e2e/session.e2e.ts': 30,
  'tests/server/subjects/workflow/month.test.ts': 280,
  'tests/server/subjects/workflow/faults.test.ts': 90,
  'tests/codegen/checkAnything.test.ts': 60,
  'tests/codegen/starter.test.ts': 55,
  'tests/server/bench.test.ts': 55,
  'tests/server/crash.test.ts': 52,
  'tests/server/heldLoop.test.ts': 50,
  'tests/server/entities.test.ts': 41,
  'tests/codegen/migration/branches.test.ts': 39,
  'tests/server/jobs/killed.test.ts': 33,
  'tests/server/start.test.ts': 32,
  'tests/server/jobs/runner.test.ts': 27,
  'tests/server/db/countRows.test.ts': 27,
  'tests/server/subjects/accounts/botCheck/altcha.test.ts': 26,
  'tests/server/commands.test.ts': 22,
  'tests/server/isolation.test.ts': 19,
  'tests/codegen/migration/database.test.ts': 18,
  'tests/server/lists/positions/exact.test.ts': 14,
  'tests/server/busy.test.ts': 13,
  'tests/server/db/pglite.test.ts': 13,
}

export class LongestFirst implements TestSequencer {
  readonly #vitest: Vitest

  constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  /** All of them: tests are not spread over machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const found = files.map((file) => ({ file, ...this.#expected(file) }))
    const inOrder = found.toSorted(
      (a, b) =>
        groupOf(a.file) - groupOf(b.file) ||
        a.file.project.name.localeCompare(b.file.project.name) ||
        Number(b.failed) - Number(a.failed) ||
        b.duration - a.duration,
    )
    return inOrder.map(({ file }) => file)
  }

  /** Milliseconds in the last run here. */
  #expected(file: TestSpecification): { failed: boolean; duration: number } {
    const known = this.#vitest.cache.getTestSpecificationResult(file)
    const path = relative(this.#vitest.config.root, file.moduleId)
    return known ?? { failed: false, duration: (seconds[path] ?? 1) * 1000 }
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
