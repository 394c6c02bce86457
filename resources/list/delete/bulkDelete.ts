/** Deletes several records, each by itself, and tells which of them stay and why. */
import { call, callIfOffered } from '#providers/http.ts'
import { isObject } from '#providers/callErrors.ts'
import { callMessage } from '#resources/serverErrors.ts'
import type { RecordId } from '#resources/paths.ts'

export type Refusal = { id: RecordId; errors: readonly string[] }
export type Deletion = { deleted: readonly RecordId[]; refused: readonly Refusal[] }

/** As many as the server deletes in a moment; it takes a thousand. */
const atOnce = 200

export type DeletionOptions = {
  /** Told how many have been looked at. */
  onProgress?: (done: number) => void
  /** No further call is made once it is aborted; what was deleted by then is told. */
  signal?: AbortSignal
}

/**
 * @param api Path of the entity's calls.
 * @throws {CallError} When a call fails as a whole; what was deleted by then is gone.
 */
export async function bulkDelete(
  api: string,
  ids: readonly RecordId[],
  { onProgress, signal }: DeletionOptions = {},
): Promise<Deletion> {
  const parts: Deletion[] = []
  for (let start = 0; start < ids.length && !signal?.aborted; start += atOnce) {
    onProgress?.(start)
    const some = ids.slice(start, start + atOnce)
    const answer = await callIfOffered('POST', `${api}/bulk-delete`, { body: { ids: some } })
    parts.push(isObject(answer) ? (answer as Deletion) : await oneByOne(api, some))
  }
  return { deleted: parts.flatMap(({ deleted }) => deleted), refused: parts.flatMap(({ refused }) => refused) }
}

/** On a server that has no call for several. */
async function oneByOne(api: string, ids: readonly RecordId[]): Promise<Deletion> {
  const deleted: RecordId[] = []
  const refused: Refusal[] = []
  for (const id of ids) {
    try {
      await call('DELETE', `${api}/${id}`)
      deleted.push(id)
    } catch (error) {
      refused.push({ id, errors: [callMessage(error)] })
    }
  }
  return { deleted, refused }
}
