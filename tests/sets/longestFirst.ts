/**
 * Order of the test files: project after project, because a worker serves one, and within each the longest
 * first, so that a run ends with small files and no worker waits for a long one.
 */
import { relative } from 'node:path'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'
import { expectedSeconds, figureName, readBudget } from './budget.ts'
import { hasServer } from './engines.ts'

export class LongestFirst implements TestSequencer {
  readonly #vitest: Vitest
  readonly #budget = readBudget()

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
        b.seconds - a.seconds,
    )
    return inOrder.map(({ file }) => file)
  }

  /** What failed in the last run here comes first. */
  #expected(file: TestSpecification): { failed: boolean; seconds: number } {
    const failed = this.#vitest.cache.getTestSpecificationResult(file)?.failed ?? false
    const name = figureName(relative(this.#vitest.config.root, file.moduleId), file.project.name, hasServer)
    return { failed, seconds: expectedSeconds(name, this.#budget) }
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
