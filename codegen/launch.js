/**
 * Starts a program of the project once what is generated is that of its sources:
 * `node codegen/launch.js server/start.ts`. Where it cannot be made, the program starts with what is there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh } from './freshness/stamp.ts'

const root = join(import.meta.dirname, '..')
if (!isFresh(root, 'schemas')) {
  const { status } = spawnSync(process.execPath, [join(root, 'codegen/prepare.cjs'), 'schemas'], { stdio: 'inherit' })
  if (status !== 0 && !existsSync(join(root, 'schemas/generated/entities.ts'))) process.exit(1)
}
// The program finds its own arguments where it would without this file.
process.argv.splice(1, 1)
const program = resolve(process.argv[1] ?? '')
process.argv[1] = program
await import(pathToFileURL(program).href)
