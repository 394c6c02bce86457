/**
 * Whether what is generated is that of the sources: their contents are compared with those of the last time, by
 * a hash in `.cache/generated.json`. Names and times would not do: git changes sources without codegen.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Parts of the generated code: made of the schemas, and made of the routes of the server. */
export type Part = 'schemas' | 'calls'

const stampFile = '.cache/generated.json'

/** Sources of each part, and what is made of them. */
const patterns: Readonly<Record<Part, readonly string[]>> = {
  schemas: [
    '{schemas,resources,domain}/generated/**/*',
    'docs/lifecycles/*',
    'schemas/**/*.{json,ts}',
    'codegen/**/*.{json,ts}',
    'resources/renderers.json',
    'resources/*/{index.ts,fields.tsx}',
    'server/db/migrations/*',
    'package-lock.json',
  ],
  calls: ['providers/generated/*', '{schemas,domain,server}/**/*.{json,ts,js}', 'codegen/calls/*', 'package-lock.json'],
}

/** The hash of the names and contents of a part and its sources, as they are now. */
function digestOf(root: string, part: Part): string {
  const hash = createHash('sha256')
  const found = globSync([...patterns[part]], { cwd: root, withFileTypes: true })
  const files = new Set(found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)))
  for (const file of [...files].toSorted()) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

export const isFresh = (root: string, part: Part): boolean => readStamps(root)[part] === digestOf(root, part)

/** Records that a part is as its sources say. */
export function stamp(root: string, part: Part): void {
  const path = join(root, stampFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ ...readStamps(root), [part]: digestOf(root, part) }, null, 2)}\n`)
}

function readStamps(root: string): Partial<Record<Part, string>> {
  try {
    return JSON.parse(readFileSync(join(root, stampFile), 'utf8')) as Partial<Record<Part, string>>
  } catch {
    return {}
  }
}
