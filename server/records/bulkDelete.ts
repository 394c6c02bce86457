/** Deletes several records, each by itself: what one refuses does not keep the others. */
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { deleteAnswered, type Write } from './requestWrites.ts'

export type BulkDeleted = { deleted: number[]; refused: { id: number; errors: string[] }[] }

/**
 * @param ids One after the other, in this order.
 * @returns What is gone, and per record that stays the reasons in the reader's language.
 */
export async function bulkDelete(ids: readonly number[], write: Write): Promise<BulkDeleted> {
  const done: BulkDeleted = { deleted: [], refused: [] }
  for (const id of ids) {
    try {
      await deleteAnswered(String(id), write)
      done.deleted.push(id)
    } catch (error) {
      // A database that does not answer refuses the rest as well: what is gone by then must still be told.
      if (!(error instanceof AppError)) throw error
      done.refused.push({ id, errors: textsOf(error).map((text) => say(write.access.locale, text)) })
    }
  }
  return done
}
