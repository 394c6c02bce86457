/**
 * `npm run test:changed [-- <commit>]`: runs the tests affected by changes since main (or that commit), without
 * a browser.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { selectTests } from './select.ts'

const lines = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** On main itself, only uncommitted changes count. */
function beginning(): string {
  const [wished] = process.argv.slice(2)
  const [known] = wished ? [wished] : ['origin/main', 'main'].filter((name) => isKnown(name))
  return lines('merge-base', known ?? 'HEAD', 'HEAD')[0] ?? 'HEAD'
}

const isKnown = (name: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0

function vitest(...args: string[]): boolean {
  const run = ['--require', './server/needsNode.cjs', 'node_modules/vitest/vitest.mjs', 'run']
  const projects = ['--project', 'node', '--project', 'dom']
  return spawnSync(process.execPath, [...run, ...projects, ...args], { stdio: 'inherit' }).status === 0
}

const changed = [
  ...lines('diff', '--name-only', '--no-renames', beginning()),
  ...lines('ls-files', '--others', '--exclude-standard'),
]
const tests = globSync('tests/**/*.test.{ts,tsx}')
  .filter((path) => existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const { files, entities, wide } = selectTests(changed, tests)
for (const { path, users } of wide) console.log(`${path} is used by ${users} tests: npm test runs them`)

const ofEntities = ['tests/server/entities.test.ts', 'tests/resources/screens.test.tsx']
const names = entities.filter((name) => existsSync(`schemas/${name}.schema.json`))
const isFine = vitest(...files)
const areFine = names.length === 0 || vitest(...ofEntities, '-t', `^(${names.join('|')})\\b(?!-)`)
process.exitCode = isFine && areFine ? 0 : 1
