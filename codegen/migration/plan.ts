/** The planner: writes the migration from the last tables to those that the schemas describe, or says why it cannot. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '#codegen/model.ts'
import { acceptOf } from './accept.ts'
import { wrongAnswers } from './answers.ts'
import { countRows } from './count.ts'
import { draftMigration } from './diff.ts'
import { draftSlug, draftText, hasStatements, indexText } from './draft.ts'
import { hintsOf, wrongHints } from './hints.ts'
import { lockWords } from './locks.ts'
import { isEmptyRecord, linesOf, recordOf, recordText } from './record.ts'
import { type Refusal, refusalOf, unusedAccept } from './refusal.ts'
import { migrationsFolder, nextNumber, readPlanned, type Planned } from './snapshot.ts'
import type { Table } from './table.ts'
import { tablesOf } from './tables.ts'

export type PlanOptions = {
  /** Answers a counting query, or throws. Default: from the developer's database. */
  rows?: (sql: string) => Promise<number>
  /** Consents: 'drop:merchant.fax'. */
  accept?: readonly string[]
  /** Tables after all migrations, when already read. */
  planned?: Planned
  /** Reports what would be written, without writing. */
  dryRun?: boolean
}

/**
 * Plans one migration. With a refusal nothing is written.
 *
 * @returns Paths from `root` of the new migration, when tables have changed, and what it locks.
 */
export async function planMigration(
  root: string,
  model: Model,
  { rows, accept = [], planned = readPlanned(root), dryRun = false }: PlanOptions = {},
): Promise<{ written: string[]; refusals: Refusal[]; locks: string[] }> {
  const { tables, faults } = planned
  if (faults.length) return { written: [], refusals: [...faults], locks: [] }
  const counter = countRows(root)
  const plan = await planTables(tables, model, {
    accept,
    rows: rows ?? counter.count,
    number: nextNumber(root),
  })
  counter.close()
  if (plan.refusals.length || !plan.text) return { written: [], refusals: plan.refusals, locks: [] }

  const files = filesOf(plan)
  if (!dryRun) for (const { name, text } of files) writeFileSync(join(root, migrationsFolder, name), text)
  return { written: files.map(({ name }) => `${migrationsFolder}/${name}`), refusals: [], locks: plan.locks }
}

/** Files of a plan: the migration, and a second one when indexes follow. */
const filesOf = ({ name, text, indexes }: Plan): { name: string; text: string }[] => [
  { name, text },
  ...(indexes ? [indexes] : []),
]

type Circumstances = Required<Pick<PlanOptions, 'rows' | 'accept'>> & { number: string }
type Plan = {
  name: string
  text: string
  /** The following file, with indexes of tables in use. */
  indexes?: { name: string; text: string }
  refusals: Refusal[]
  /** Locks that the migration takes, one line each. */
  locks: string[]
}

/** The same without files. An empty text: nothing has changed. */
export async function planTables(
  before: readonly Table[],
  model: Model,
  { rows, accept, number }: Circumstances,
): Promise<Plan> {
  const after = tablesOf(model)
  const hints = hintsOf(model, before, after)
  const wrong = wrongHints(before, hints)
  if (wrong.length) return { name: '', text: '', refusals: wrong, locks: [] }

  const answers = acceptOf(accept)
  const draft = draftMigration({ before, after, hints, accept: answers, number })
  const refusals: Refusal[] = []
  for (const question of draft.questions) refusals.push(...(await refusalOf(question, rows)))
  refusals.push(...wrongAnswers(model, accept), ...answers.unused().map(unusedAccept))
  const record = recordOf(linesOf(before), linesOf(after))
  if (refusals.length || isEmptyRecord(record)) return { name: '', text: '', refusals, locks: [] }

  const name = `${number}-${draftSlug(draft)}.sql`
  const locks: string[] = []
  for (const lock of draft.locks) locks.push(await lockWords(lock, rows))
  const end = `\n${recordText(record)}`
  const alone = hasStatements(draft) ? '' : indexText(draft)
  if (alone) return { name, text: `${alone}${end}`, refusals, locks }
  const text = indexText(draft, name)
  const behind = { name: `${numberAfter(number)}-index-${name.slice(number.length + 1)}`, text }
  return { name, text: `${draftText(draft)}${end}`, ...(text && { indexes: behind }), refusals, locks }
}

const numberAfter = (number: string): string => String(Number(number) + 1).padStart(number.length, '0')
