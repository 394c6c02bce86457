/** The planner: writes the migration that brings the tables from the last one to what the schemas ask for, or says why not. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '#codegen/model.ts'
import { acceptOf } from './accept.ts'
import { wrongAnswers } from './answers.ts'
import { countRows } from './count.ts'
import { draftMigration } from './diff.ts'
import { draftSlug, draftText } from './draft.ts'
import { hintsOf, wrongHints } from './hints.ts'
import { isEmptyRecord, linesOf, recordOf, recordText } from './record.ts'
import { type Refusal, refusalOf, unusedAccept } from './refusal.ts'
import { migrationsFolder, nextNumber, readPlanned } from './snapshot.ts'
import type { Table } from './table.ts'
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
  { rows, accept = [], dryRun = false }: PlanOptions = {},
): Promise<{ written: string[]; refusals: Refusal[] }> {
  const { tables, faults } = readPlanned(root)
  if (faults.length) return { written: [], refusals: [...faults] }
  const counter = countRows(root)
  const plan = await planTables(tables, model, {
    accept,
    rows: rows ?? counter.count,
    number: nextNumber(root),
  })
  counter.close()
  if (plan.refusals.length || !plan.text) return { written: [], refusals: plan.refusals }

  const path = `${migrationsFolder}/${plan.name}`
  if (!dryRun) writeFileSync(join(root, path), plan.text)
  return { written: [path], refusals: [] }
}

type Circumstances = Required<Pick<PlanOptions, 'rows' | 'accept'>> & { number: string }
type Plan = { name: string; text: string; refusals: Refusal[] }

/** The same without files. An empty text: nothing has changed. */
export async function planTables(
  before: readonly Table[],
  model: Model,
  { rows, accept, number }: Circumstances,
): Promise<Plan> {
  const after = tablesOf(model)
  const hints = hintsOf(model, before, after)
  const wrong = wrongHints(before, hints)
  if (wrong.length) return { name: '', text: '', refusals: wrong }

  const answers = acceptOf(accept)
  const draft = draftMigration({ before, after, hints, accept: answers, number })
  const refusals: Refusal[] = []
  for (const question of draft.questions) refusals.push(...(await refusalOf(question, rows)))
  const record = recordOf(linesOf(before), linesOf(after))
  return {
    name: `${number}-${draftSlug(draft)}.sql`,
    text: isEmptyRecord(record) ? '' : `${draftText(draft)}\n${recordText(record)}`,
    refusals: [...refusals, ...wrongAnswers(model, accept), ...answers.unused().map(unusedAccept)],
  }
}
