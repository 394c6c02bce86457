/** A run as its reader is told of it. */
import type { Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import type { Run } from './store.ts'
import type { BulkEntity } from './checkDeed.ts'
import { undoRefusal } from './undo.ts'

/**
 * @param of Absent: the program no longer has it.
 * @param added Of those that change, the records that an import adds.
 */
export function progressOf(
  run: Run,
  of: Pick<BulkEntity, 'entity' | 'records'> | undefined,
  access: Access,
  added: number | null = null,
) {
  const { id, entity: name, action, state, total, checked, done, changed, same, refused, undone, kept, reasons } = run
  // Counts agree with the outcomes of the records: each counts once, by what became of it last.
  const stillChanged = changed - undone - kept
  const isPlan = state === 'checking' || state === 'previewed'
  const counts = isPlan ? { change: changed, same, refused } : { changed: stillChanged, same, refused, undone, kept }
  const refusal = of ? undoRefusal(run, of, access) : { key: 'error.bulk.undoState' }
  const isOver = state === 'done' || state === 'stopped'
  return {
    id,
    entity: name,
    action,
    state,
    total,
    checked,
    done,
    counts,
    added,
    reasons,
    import: run.uploadId,
    list: run.list,
    mayUndo: refusal === undefined,
    why: refusal !== undefined && isOver ? say(access.locale, refusal) : null,
    stoppedBecause: run.why,
    by: run.by,
    createdAt: run.createdAt,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
  }
}
