/** Runs codegen, for the command and the watcher: pipeline, migration, and messages for the developer. */
import { report, type Problem } from '#codegen/problems/errors.ts'
import { areBoundsKept } from './bounds/bounds.ts'
import { isMigrated, type Planned } from './migration/snapshot.ts'
import { tablesOf } from './migration/tables.ts'
import type { Model } from './model.ts'
import type { Options } from './options.ts'
import { prepare } from './pipeline.ts'
import { write, type WriteResult } from './write.ts'

/** `lines` are for the terminal; `ok` decides the exit code. */
export type RunResult = { ok: boolean; lines: string[] }

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
  const files = write(root, output, { dryRun: check })
  const stale = check ? [...staleLines(files), ...(await drift(root, model))] : []
  // Missing texts do not hide other mistakes.
  const ok = migration.ok && stale.length === 0 && !(check && problems.length > 0)
  const time = `${Math.round(performance.now() - started)} ms`
  const summary = `codegen: ${model.entities.length} ${model.entities.length === 1 ? 'entity' : 'entities'}, ${sizes(files, check)}, ${time}`
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
  const { planMigration } = await import('./migration/plan.ts')
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
  const { ejectedDrift } = await import('./eject/drift.ts')
  return ejectedDrift(root, model).map(({ message }) => message)
}

const staleLines = ({ written, deleted }: WriteResult): string[] => [
  ...written.map((path) => `stale or missing: ${path}; run npm run codegen and commit it`),
  ...deleted.map((path) => `superfluous: ${path}; run npm run codegen and commit its deletion`),
]

const sizes = ({ written, deleted, unchanged }: WriteResult, check: boolean): string =>
  check
    ? `${written.length + deleted.length} stale files`
    : `${written.length} files written, ${deleted.length} deleted, ${unchanged.length} unchanged`

function count(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return `codegen: ${errors} ${errors === 1 ? 'error' : 'errors'} in the schemas; nothing was written`
}
