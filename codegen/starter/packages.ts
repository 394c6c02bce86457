/**
 * The packages of a starter: those of ours that its files name, those that these ask to have beside them, and
 * tools. The rest would be installed for nothing.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Description = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, string>
}
type Locked = Description & {
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Locked> }

/** What no file imports: commands of package.json, what they load, and types of the platform. */
const tools = ['node', 'typescript', 'prettier', 'oxlint', 'oxlint-tsgolint', '@types/node']

/** @param folder The starter, complete. @returns Text by path, of the two files that list packages. */
export function usedPackages(folder: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const description = JSON.parse(read('package.json')) as Description
  const lock = JSON.parse(read('package-lock.json')) as Lock
  const listed = Object.keys({ ...description.dependencies, ...description.devDependencies })
  const text = globSync('**/*.{ts,tsx,js,cjs,css,html}', { cwd: folder }).map(read).join('\n')
  const used = withPeers(
    listed.filter((name) => tools.includes(name) || isNamed(name, text)),
    listed,
    lock,
  )
  const only = (packages: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => used.has(name)))
  const { overrides, ...rest } = description
  const kept = { dependencies: only(rest.dependencies), devDependencies: only(rest.devDependencies) }
  const overridden = only(overrides)
  const needed = reachable(used, lock)
  const packages = Object.entries(lock.packages).filter(([key]) => needed.has(key))
  const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'package.json': print({
      ...rest,
      ...kept,
      ...(Object.keys(overridden).length > 0 ? { overrides: overridden } : undefined),
    }),
    'package-lock.json': print({
      ...lock,
      packages: { '': { ...lock.packages[''], ...kept }, ...Object.fromEntries(packages) },
    }),
  }
}

const isNamed = (name: string, text: string): boolean =>
  new RegExp(`['"\`/]${name.replaceAll('.', '\\.')}['"\`/]`).test(text)

/** Adds of the listed ones, until nothing more comes, what a needed package wants beside it, and types of what is used. */
function withPeers(names: readonly string[], listed: readonly string[], lock: Lock): Set<string> {
  const used = new Set(names)
  for (let before = -1; before < used.size;) {
    before = used.size
    for (const key of reachable(used, lock)) {
      // Optional ones too: MUI calls so the engine of its styles.
      for (const peer of Object.keys(lock.packages[key]?.peerDependencies ?? {}))
        if (listed.includes(peer)) used.add(peer)
    }
    for (const name of listed) if (used.has(name.replace(/^@types\//, ''))) used.add(name)
  }
  return used
}

/** Keys of the lock that packages lead to. */
function reachable(names: ReadonlySet<string>, lock: Lock): Set<string> {
  const found = new Set<string>()
  const open = [...names].map((name): readonly [string, string] => ['', name])
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = keyOf(...next, lock)
    if (key === undefined || found.has(key)) continue
    found.add(key)
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[key] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      open.push([key, name])
  }
  return found
}

/** The key of a package as another one finds it: below itself, or below one of those around it. */
function keyOf(from: string, name: string, lock: Lock): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const key = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`
    if (key in lock.packages) return key
    if (around === '') return undefined
  }
}
