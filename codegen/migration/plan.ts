/** The planner: writes the migration that brings the tables from the last one to what the schemas ask for, or says why not. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Model } from '#codegen/model.ts'
import { acceptOf } from './accept.ts'
import { countRows } from './count.ts'
import { draftMigration } from './diff.ts'
import { draftSlug, draftText } from './draft.ts'
import { hintsOf, wrongHints } from './hints.ts'
import { type Refusal, refusalOf, unusedAccept } from './refusal.ts'
import { migrationsFolder, nextNumber, readSnapshot, writeSnapshot } from './snapshot.ts'
import { tablesOf } from './tables.ts'

export type PlanOptions = {
  /** Answers a counting query from the developer's database; throws when it cannot. Default: that database. */
  rows?: (sql: string) => Promise<number>
  /** What was agreed to: 'drop:merchant.fax'. */
  accept?: readonly string[]
  /** Say what would be written, and write nothing. */
  dryRun?: boolean
}

/**
 * Plans one migration. With a refusal nothing is written.
 *
 * @returns Paths from `root`: the migration, when the tables have changed.
 */
export async function planMigration(
  root: string,
  model: Model,
  { rows, accept: accepts = [], dryRun = false }: PlanOptions = {},
): Promise<{ written: string[]; refusals: Refusal[] }> {
  const before = await readSnapshot(root)
  const after = tablesOf(model)
  const hints = hintsOf(model)
  const accept = acceptOf(accepts)
  const number = await nextNumber(root)
  const wrong = wrongHints(before, hints)
  if (wrong.length) return { written: [], refusals: wrong }

  const draft = draftMigration({ before, after, hints, accept, number })
  const counter = rows ? { count: rows, close: () => undefined } : countRows(root)
  const refusals = accept.unused().map(unusedAccept)
  for (const question of draft.questions) refusals.push(...(await refusalOf(question, counter.count)))
  counter.close()
  if (refusals.length || !draft.statements.length) return { written: [], refusals }

  const path = `${migrationsFolder}/${number}-${draftSlug(draft)}.sql`
  if (!dryRun) {
    await writeFile(join(root, path), draftText(draft))
    await writeSnapshot(root, after)
  }
  return { written: [path], refusals }
}
