/** The call that replaces a record by another: what it would do, and doing it. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Entity } from '#schemas/entity.ts'

export type Ending = 'keep' | 'deactivate' | 'delete'
export type Count = { entity: string; property: string; count: number }
/** A record that cannot move, and why. */
export type Conflict = { entity: string; id: RecordId; property: string; errors: string[]; title?: unknown }

export type Preview = {
  moves: Count[]
  /** Relations that keep pointing at the record, because they say what happened. */
  stays: Count[]
  /** Sum of all moves. */
  total: number
  /** Number of moves tried for this answer: not all, if there are very many. */
  checked: number
  conflicts: Conflict[]
  /** Possible endings of the record, with the reasons against each. */
  endings: { ending: Ending; errors: string[] }[]
}

export type Replaced = { moved: number; conflicts: Conflict[] }
/** The run in the background that moves very many records, with progress and a receipt of its own. */
export type Run = { id: number; state: string }
export const isRun = (answer: Replaced | Run): answer is Run => 'state' in answer

const pathOf = (entity: Entity, id: RecordId) => `${entity.api}/${encodeURIComponent(id)}/replace`

/** @param by Absent: not chosen yet. */
export function usePreview(entity: Entity, id: RecordId, by: RecordId | undefined) {
  return useQuery({
    queryKey: ['replacement', entity.name, String(id), String(by)],
    queryFn: async ({ signal }) => {
      const body = { by: Number(by), preview: true }
      // Asked anew each time: without a key no earlier answer comes back.
      return (await call('POST', pathOf(entity, id), { body, signal, key: false })) as Preview
    },
    enabled: by !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
}

export async function replace(
  entity: Entity,
  id: RecordId,
  wish: { by: RecordId; ending: Ending; leave: boolean },
): Promise<Replaced | Run> {
  return (await call('POST', pathOf(entity, id), { body: { ...wish, by: Number(wish.by) } })) as Replaced | Run
}
