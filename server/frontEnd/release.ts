/** The release: version of the package and, in a clone, the commit. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
let cachedRelease: string | undefined

/** @example release() // '0.1.0 (4fb1b80)' */
export function release(): string {
  return (cachedRelease ??= [version(), commit()].filter(Boolean).join(' '))
}

function version(): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** '' outside a clone, and without git. */
function commit(): string {
  try {
    const options = { cwd: root, encoding: 'utf8' as const, timeout: 2000 }
    return `(${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { ...options, stdio: 'pipe' }).trim()})`
  } catch {
    return ''
  }
}
