/** The files of the project: those of git, new ones included, and what is generated from them. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** What codegen writes, which git ignores. */
export const generatedFiles = (root = '.'): string[] =>
  globSync(['{schemas,resources,domain,providers}/generated/**/*.*', 'docs/lifecycles/*.md'], { cwd: root }).toSorted()

/** Paths from the root, with `/`. */
export function projectFiles(root = '.'): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const own = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  return [...new Set([...own, ...generatedFiles(root)])]
}
