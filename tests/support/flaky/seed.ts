/**
 * Seed of the random cases of a run: that of the commit, so that the same commit is asked the same twice, and nobody's
 * submission fails by what another one brought in. Long runs look further with `TEST_SEED=free`.
 */
import { spawnSync } from 'node:child_process'

/**
 * @param wished `TEST_SEED`: a number, `free` for another one each time, or nothing.
 * @param commit Hash in hexadecimal digits; empty where there is no repository.
 */
export function seedFrom(wished: string | undefined, commit: string): number {
  if (wished === 'free') return Math.floor(Math.random() * 2 ** 31)
  const seed = wished ? Number(wished) : Number.parseInt(commit.slice(0, 8) || '1', 16)
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is ${wished}: give a whole number, or free.`)
  return seed | 0
}

/** What git prints, or nothing where there is no repository or no commit yet. */
export const fromGit = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''

export const seedOfRun = (): number =>
  seedFrom(process.env.TEST_SEED, fromGit('rev-parse', '--verify', '--quiet', 'HEAD'))
