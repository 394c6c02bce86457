/** Runs codegen, for the command and the watcher: pipeline, migration, and messages for the developer. */
import { report, type Problem } from '#codegen/problems/errors.ts'
import { areBoundsKept, boundsFile, keepBounds } from '#codegen/bounds/bounds.ts'
import { isMigrated, type Planned } from '#codegen/migration/snapshot.ts'
import { tablesOf } from '#codegen/migration/tables.ts'
import type { Model } from '#codegen/model.ts'
import type { Options } from './options.ts'
import { prepare } from '#codegen/pipeline.ts'
import { write, type WriteResult } from '#codegen/write.ts'

/** `lines` are for the terminal; `ok` decides the exit code. */
export type RunResult = { ok: boolean; lines: string[] }

/**
 * @param check Writes nothing. `ok` then says that all schemas are right, with words in every language, and that
 *   their migrations and limits are there; what is generated is nobody's to commit, and not compared.
 */
export async function run(root: string, { check, accept }: Pick<Options, 'check' | 'accept'>): Promise<RunResult> {
  const started = performance.now()
  const { problems, planned, model, output } = await prepare(root, { cache: true })
  const found = problems.length > 0 ? [report(problems)] : []
  if (!model) return { ok: false, lines: [...found, count(problems)] }
  const migration = await migrate(root, model, planned, { check, accept })
  // Without the migration nothing is written: code for a table that the database lacks would answer errors to
  // everybody.
  if (!migration.ok && !check)
    return { ok: false, lines: [...found, ...migration.lines, 'codegen: nothing was written'] }
  const areNewBounds = keepBounds(root, model, { dryRun: check })
  const stale = check ? [...(areNewBounds ? [boundsLine] : []), ...(await drift(root, model))] : []
  // Missing texts do not hide other mistakes.
  const ok = migration.ok && stale.length === 0 && !(check && problems.length > 0)
  const what = check ? (ok ? 'clean' : 'not clean') : sizes(write(root, output))
  const time = `${Math.round(performance.now() - started)} ms`
  const summary = `codegen: ${model.entities.length} ${model.entities.length === 1 ? 'entity' : 'entities'}, ${what}, ${time}`
  return { ok, lines: [...found, ...stale, ...migration.lines, summary] }
}

async function migrate(
  root: string,
  model: Model,
  planned: Planned,
  { check, accept }: Pick<Options, 'check' | 'accept'>,
): Promise<RunResult> {
  // Most changes of a schema do not affect its table; then the planner need not be loaded.
  const isSame = isMigrated(planned, tablesOf(model)) && areBoundsKept(root, model)
  if (accept.length === 0 && isSame) return { ok: true, lines: [] }
  const { planMigration } = await import('#codegen/migration/plan.ts')
  const { written, refusals, locks } = await planMigration(root, model, { accept, planned, dryRun: check })
  if (refusals.length > 0) return { ok: false, lines: refusals.map(({ message }) => message) }
  if (check) {
    return {
      ok: written.length === 0,
      lines: written.map((path) => `missing: ${path}; run npm run codegen and commit it`),
    }
  }
  return { ok: true, lines: [...written.map((path) => `migration: ${path}`), ...locks] }
}

async function drift(root: string, model: Model): Promise<string[]> {
  const { ejectedDrift } = await import('#codegen/eject/drift.ts')
  return ejectedDrift(root, model).map(({ message }) => message)
}

const boundsLine = `stale: ${boundsFile}; run npm run codegen and commit it`

const sizes = ({ written, deleted, unchanged }: WriteResult): string =>
  `${written.length} files written, ${deleted.length} deleted, ${unchanged.length} unchanged`

function count(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return `codegen: ${errors} ${errors === 1 ? 'error' : 'errors'} in the schemas; nothing was written`
}
