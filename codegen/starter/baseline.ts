/**
 * The migrations of a starter: what the core keeps beside entities, taken from our own history, hand-written file by file.
 * What the planner wrote is about entities and is left out: codegen plans all entities of the copy by one new migration.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf, readKinds } from './kinds.ts'

export const migrations = 'server/db/migrations'

/** Begins what a planned migration says of the tables after it. */
const planned = 'What the planner remembers'
/** Made beside the planned one before it, for indexes of its tables. */
const ofIndexes = /^\d+-index-/
/** What every table rests on; the rest points at tables of entities. */
const isFirst = (file: string): boolean => /^000[12]-/.test(file)

/** @param languages Of the starter: those that its texts may be changed in. */
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
