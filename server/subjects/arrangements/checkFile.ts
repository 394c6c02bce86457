/** Whether a file can have an arrangement now. */
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { hasAnother } from './readArrangements.ts'

const f = names('collection_file')

/** A reason that the schema names. */
export const refused = (reason: ArrangementLifecycle['refusal']): Refused =>
  new Refused({ key: `resources.arrangement.refusals.${reason}` })

/**
 * Locks the file, so that of two arrangements at one moment the second is refused.
 *
 * @param id Of the arrangement; null: a new one.
 * @throws {Refused} When it is closed, its debtor is protected, or another arrangement is there.
 */
export async function checkFile({ query }: Pick<Trx, 'query'>, file: number, id: number | null): Promise<void> {
  const { rows } = await query<{ closed: boolean; protected: boolean }>({
    text: `select ${f.workflow_status} = 'closed' as closed, coalesce(${f.insolvent}, false) as protected
      from collection_file where ${f.id} = $1 for no key update`,
    values: [file],
  })
  if (rows[0]?.closed) throw refused('fileClosed')
  if (rows[0]?.protected) throw refused('isProtected')
  if (await hasAnother({ query }, file, id)) throw refused('another')
}
