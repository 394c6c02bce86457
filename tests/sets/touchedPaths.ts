/** Which paths a change touches, by git; without the clock of the machine, so that a commit has one answer. */
import { execFileSync } from 'node:child_process'

/** `paths` is undefined where nothing is known, as outside a repository: then everything counts as touched. */
export type Touched = { since: string; paths: readonly string[] | undefined }

/** Seconds: what came to main within this time of the last commit is one change. */
const span = 4 * 3600

/**
 * Changes since the merge base with main; on main itself, since the newest commit that is more than four hours
 * older than the last one. Uncommitted ones count too.
 *
 * @param wished A commit instead.
 */
export function readTouched(wished = process.env.TEST_SINCE): Touched {
  const base = wished || beginning()
  if (base === undefined) return { since: 'the beginning', paths: undefined }
  const paths = [
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
  return { since: lines('rev-parse', '--short', base)[0] ?? base, paths: [...new Set(paths)].toSorted() }
}

/** Number of commits, by which the turns go round. */
export const countCommits = (): number => Number(said('rev-list', '--count', 'HEAD') ?? 0)

function beginning(): string | undefined {
  const main = said('rev-parse', '--verify', '--quiet', 'origin/main^{commit}')
  const head = said('rev-parse', '--verify', '--quiet', 'HEAD^{commit}')
  if (head === undefined) return undefined
  const base = main && said('merge-base', main, head)
  return base && base !== head ? base : beforeLast()
}

function beforeLast(): string | undefined {
  const commits = lines('log', '--first-parent', '--format=%H %ct', 'HEAD').map((line) => line.split(' '))
  const last = Number(commits[0]?.[1])
  return commits.find(([, seconds]) => Number(seconds) < last - span)?.[0]
}

const lines = (...args: string[]): string[] =>
  said(...args)
    ?.split('\n')
    .filter(Boolean) ?? []

/** @returns Undefined when git refuses. */
function said(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    }).trim()
  } catch {
    return undefined
  }
}
