/** Which paths a change touches, by git; without the clock of the machine, so that a commit has one answer. */
import { execFileSync } from 'node:child_process'

/** `paths` is undefined where nothing is known, as outside a repository: then everything counts as touched. */
export type Touched = { since: string; paths: readonly string[] | undefined }

/** Seconds: what came to main within this time of the last commit is one change. */
const span = 4 * 3600

type Asked = {
  /** A commit from which on all is touched. */
  since?: string | undefined
  /** What main has is of others: a clone in which nothing was changed has touched nothing. */
  isOwnOnly?: boolean
  folder?: string
}

/**
 * Changes since the merge base with main; on main itself, since the newest commit that is more than four hours
 * older than the last one. Uncommitted ones count too.
 */
export function readTouched({ since = process.env.TEST_SINCE, isOwnOnly = false, folder = '.' }: Asked = {}): Touched {
  const { said, lines } = gitIn(folder)
  const base = since || beginning()
  if (base === undefined) return { since: 'the beginning', paths: undefined }
  const paths = [
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
  return { since: lines('rev-parse', '--short', base)[0] ?? base, paths: [...new Set(paths)].toSorted() }

  function beginning(): string | undefined {
    const main = said('rev-parse', '--verify', '--quiet', 'origin/main^{commit}')
    const head = said('rev-parse', '--verify', '--quiet', 'HEAD^{commit}')
    if (head === undefined) return undefined
    const ours = main && said('merge-base', main, head)
    return ours && (isOwnOnly || ours !== head) ? ours : beforeLast()
  }

  function beforeLast(): string | undefined {
    const commits = lines('log', '--first-parent', '--format=%H %ct', 'HEAD').map((line) => line.split(' '))
    const last = Number(commits[0]?.[1])
    return commits.find(([, seconds]) => Number(seconds) < last - span)?.[0]
  }
}

/** Number of commits, by which the turns go round. */
export const countCommits = (): number => Number(gitIn('.').said('rev-list', '--count', 'HEAD') ?? 0)

/** Git in a folder; what it refuses is undefined. */
function gitIn(folder: string) {
  const said = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', ['-C', folder, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 26,
      }).trim()
    } catch {
      return undefined
    }
  }
  const lines = (...args: string[]): string[] =>
    said(...args)
      ?.split('\n')
      .filter(Boolean) ?? []
  return { said, lines }
}
