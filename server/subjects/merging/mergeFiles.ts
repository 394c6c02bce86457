/** Files as a merge needs them: what keeps them apart, and what they are put back to when it is undone. */
import type { MergeFile } from '#domain/merging/refusal.ts'
import type { FileStored } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

/** Properties that closing a file changes. */
export type FileState = Pick<
  FileStored,
  'workflowStatus' | 'holdReason' | 'pausedUntil' | 'workflowStepDueAt' | 'closedAt' | 'closeReason' | 'closeNote'
>
export type FileRow = MergeFile & {
  number: string
  receivedAt: string
  debtorName: string | null
  claims: number
  fourteenDayEnd: string | null
  state: FileState
}

const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const a = names('arrangement', 'a')
const c = names('claim', 'c')

const text = `select ${f.id}::int as id, ${f.number}, ${f.customer_id}::int as customer, ${f.debtor_id}::int as debtor, ${d.name} as "debtorName",
    coalesce((select json_agg(x.target_id order by x.target_id) from collection_file_co_debtors x where x.owner_id = ${f.id}), '[]'::json) as "coDebtors",
    ${f.file_type} as "fileType", ${f.currency}, ${f.phase}, ${f.workflow_status} as "workflowStatus", coalesce(${f.disputed}, false) as disputed,
    coalesce(${f.insolvent}, false) as insolvent, ${f.fourteen_day_state} as "fourteenDayState", ${f.fourteen_day_end}::text as "fourteenDayEnd",
    ${f.costs_without_letter} is not null as "hasOverride", ${f.merged_into_id}::int as "mergedInto", ${f.received_at}::text as "receivedAt",
    exists (select from arrangement a where ${a.file_id} = ${f.id} and ${a.status} in ('requested', 'proposed', 'active')) as "hasArrangement",
    (select count(*)::int from claim c where ${c.file_id} = ${f.id}) as claims,
    json_build_object('workflowStatus', ${f.workflow_status}, 'holdReason', ${f.hold_reason}, 'pausedUntil', ${f.paused_until},
      'workflowStepDueAt', ${f.workflow_step_due_at}, 'closedAt', ${f.closed_at}, 'closeReason', ${f.close_reason_id}, 'closeNote', ${f.close_note}) as state
  from collection_file f join debtor d on ${d.id} = ${f.debtor_id} where ${f.id} = any($1::bigint[]) order by ${f.id}`

/** @returns Those that exist, by id. @param locked Whoever else writes on them waits until the transaction ends. */
export async function filesToMerge(
  { query }: Pick<Trx, 'query'>,
  ids: readonly number[],
  locked = false,
): Promise<FileRow[]> {
  const { rows } = await query<FileRow>({ text: locked ? `${text} for no key update of f` : text, values: [ids] })
  return rows
}
