/** Files of the starter made from ours by removing parts: the glossary, the package, the build, the first page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nounsOf } from './kinds.ts'

type Json = { [key: string]: unknown }

/** @returns Text by path. @param languages Languages of the starter, the default one first. */
export function derivedFiles(root: string, languages: readonly string[], name: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const json = (file: string) => JSON.parse(read(file)) as Json
  const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'schemas/glossary.json': print(withoutNouns(json('schemas/glossary.json'), nounsOf(root))),
    ...Object.fromEntries(
      languages.map((one) => [`providers/messages/${one}.ts`, read(`providers/messages/${one}.ts`)]),
    ),
    'package.json': print(packageOf(json('package.json'), name)),
    'package-lock.json': print(named(json('package-lock.json'), name)),
    'vite.config.ts': withoutStandIns(read('vite.config.ts')),
    'src/index.html': read('src/index.html')
      .replace(/<html[^>]*>/, `<html lang="${languages[0]}" data-languages="${languages.join(' ')}">`)
      .replaceAll('Dossier', name.charAt(0).toUpperCase() + name.slice(1)),
  }
}

/** Whoever copies it chooses a licence: ours is not that of what they make. */
function packageOf(ours: Json, name: string): Json {
  const { scripts, license: _, ...rest } = ours
  const own = ['starter', 'count', 'bench', 'audit-check', 'test:shake', 'test:rules']
  const kept = Object.entries(scripts as Json).filter(([command]) => !own.includes(command))
  return { ...rest, name, description: 'A back office that its schemas make.', scripts: Object.fromEntries(kept) }
}

/** Glossary entries without nouns of this product. */
const withoutNouns = (glossary: Json, nouns: RegExp): Json =>
  Object.fromEntries(Object.entries(glossary).filter((entry) => !nouns.test(JSON.stringify(entry))))

/** Packages as they are: what the product does not use of them, a starter may. */
function withoutStandIns(build: string): string {
  const without = build.replace(/^import \{ standIns \}.*\n/m, '').replace(' standIns(),', '')
  if (without.includes('standIns'))
    throw new Error('vite.config.ts names standIns in a way that a starter cannot leave out')
  return without
}

function named(lock: Json, name: string): Json {
  const packages = lock.packages as Record<string, Json>
  const { license: _, ...own } = packages[''] ?? {}
  return { ...lock, name, packages: { ...packages, '': { ...own, name } } }
}
