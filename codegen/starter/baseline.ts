/**
 * The first migrations of a starter: the core's own tables, from our hand-written migrations. Planned
 * migrations are about entities and left out: codegen plans all entities of the copy in one new migration.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf, readKinds } from './kinds.ts'

export const migrations = 'server/db/migrations'

/** First words of the lines that a planned migration ends with. */
const planned = 'What the planner remembers'
/** Files with indexes for tables of the planned migration before them. */
const ofIndexes = /^\d+-index-/
/** Files on which all tables depend; the others refer to tables of entities. */
const isFirst = (file: string): boolean => /^000[12]-|-searched-texts\.sql$/.test(file)

/** @param languages Languages of the starter, which limit those of changed texts. */
export function baseline(root: string, languages: readonly string[]): { foundation: string; server: string } {
  const kinds = readKinds(root)
  const parts = readdirSync(join(root, migrations))
    .filter(
      (file) => file.endsWith('.sql') && !ofIndexes.test(file) && kindOf(`${migrations}/${file}`, kinds) === 'core',
    )
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, migrations, file), 'utf8').trim() }))
    .filter(({ text }) => !text.includes(planned))
  const joined = (chosen: typeof parts) => `${chosen.map(({ text }) => text).join('\n\n')}\n`
  const list = languages.map((locale) => `'${locale}'`).join(', ')
  return {
    foundation: joined(parts.filter(({ file }) => isFirst(file))),
    server: joined(parts.filter(({ file }) => !isFirst(file))).replace(/(locale in )\([^)]*\)/g, `$1(${list})`),
  }
}
