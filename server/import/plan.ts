/** Plans an import: a run in bulk whose records are the rows of a file, not checked yet. */
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import type { Trx } from '#server/db/engine.ts'
import type { BulkEntity } from '#server/records/bulk/checkDeed.ts'
import { dropUnstarted } from '#server/records/bulk/ofUpload.ts'
import { untyped } from '#server/records/contract.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { readMapping } from './mapping.ts'
import { remember } from './rememberedColumns.ts'
import { targetsOf } from './targets.ts'
import type { Upload } from './uploads.ts'

const plan = `insert into bulk_run_plan (run_id, "values", locale, impersonator_id, upload_id) values ($1, $2, $3, $4, $5)`

/**
 * @param columns As sent.
 * @returns The id of the run. Those of the same file that were not started are gone.
 * @throws {FieldErrors} At `columns`. @throws {Refused} While the file is being written.
 */
export async function planImport(
  trx: Trx,
  { id, total, headers }: Upload,
  columns: unknown,
  { entity, records }: BulkEntity,
  write: Write,
): Promise<number> {
  const { access, now } = write
  const mapping = readMapping(columns, headers, targetsOf(entity, access))
  await trx.query({ text: 'select 1 from import_upload where id = $1 for update', values: [id] })
  await dropUnstarted(trx, id)
  await remember(trx, { person: access.person?.id ?? 0, entity: entity.name, headers }, mapping, now)
  const draft = { entity: entity.name, action: 'import', state: 'checking', total }
  const made = await untyped(records).create(trx, bulkRun, draft, write)
  const values = [made.id, JSON.stringify({ columns: mapping }), access.locale, access.impersonator?.id ?? null, id]
  await trx.query({ text: plan, values })
  return Number(made.id)
}
