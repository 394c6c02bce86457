/** Deletes several records one by one and reports refusals. */
import { call, callIfOffered } from '#providers/http.ts'
import { isObject } from '#providers/callErrors.ts'
import { callMessage } from '#resources/serverErrors.ts'
import type { RecordId } from '#resources/paths.ts'

export type Refusal = { id: RecordId; errors: readonly string[] }
export type Deletion = { deleted: readonly RecordId[]; refused: readonly Refusal[] }

/** Records per request, fast enough for progress; the server accepts a thousand. */
const atOnce = 200

export type DeletionOptions = {
  /** Receives the number of processed records. */
  onProgress?: (done: number) => void
  /** Aborting sends no further request; the result covers what was deleted by then. */
  signal?: AbortSignal
}

/**
 * @param api API path of the entity.
 * @throws {CallError} If a whole request fails; records deleted by then are gone.
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

/** For a server without a bulk endpoint. */
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
