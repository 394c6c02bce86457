/** Which files a file stands on: what it imports, and what that imports. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = '{codegen,domain,providers,resources,schemas,server,src,tests}/**/*.{ts,tsx}'
/** What is generated imports everything of its kind, and is not followed. */
const leaf = /\/generated\//
/** Nor is the server of the tests, which imports the whole product. */
const support = /^tests\/support\//

export type Imports = ReadonlyMap<string, readonly string[]>

/** @returns By path, the paths that a file imports. */
export function readImports(): Imports {
  const files = globSync(sources)
  return new Map(files.map((file) => [file, leaf.test(file) ? [] : importsOf(file, readFileSync(file, 'utf8'))]))
}

/** @returns The files and all that stand on them: what imports them, directly or not. */
export function above(files: readonly string[], imports: Imports): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, found] of imports)
    for (const one of support.test(file) ? found.filter((name) => support.test(name)) : found)
      importers.set(one, [...(importers.get(one) ?? []), file])
  const reached = new Set<string>()
  const next = [...files]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    next.push(...(importers.get(file) ?? []))
  }
  return reached
}

/** @returns Paths from the root of the project. */
export function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import) ?\(?\s*'([#.][^']+)'/g)].map(([, name = '']) => name)
  return named.map((name) => (name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)))
}
