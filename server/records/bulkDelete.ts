/** Deletes several records, each in a transaction of its own, so that a refusal for one does not stop the others. */
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { deleteAnswered, type Write } from './requestWrites.ts'

export type BulkDeleted = { deleted: number[]; refused: { id: number; errors: string[] }[] }

/**
 * @param ids Deleted one after the other, in this order.
 * @returns The deleted ids, and for each refused record the reasons in the reader's language.
 */
export async function bulkDelete(ids: readonly number[], write: Write): Promise<BulkDeleted> {
  const done: BulkDeleted = { deleted: [], refused: [] }
  for (const id of ids) {
    try {
      await deleteAnswered(String(id), write)
      done.deleted.push(id)
    } catch (error) {
      // Even when the database fails halfway, the answer must tell which records are gone.
      if (!(error instanceof AppError)) throw error
      done.refused.push({ id, errors: textsOf(error).map((text) => say(write.access.locale, text)) })
    }
  }
  return done
}
