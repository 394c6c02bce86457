/**
 * Tells the server that a record is open here, as long as the page is in sight, and who else has it open. Another
 * server has no such call; then nobody is.
 */
import { useEffect, useState } from 'react'
import { callIfOffered } from '#providers/http.ts'
import type { RecordId } from '#resources/contexts/paths.ts'

export type Other = { id: number; name: string; isEditing: boolean }

/** Milliseconds; the server forgets somebody after two of them. */
const pause = 20_000
/** Milliseconds before the first call: whoever only passes through records is nowhere. */
const arrival = 400
const nobody: readonly Other[] = []

export function usePresence(entity: string, id: RecordId, isEditing: boolean): readonly Other[] {
  const [others, setOthers] = useState(nobody)
  useEffect(() => {
    const path = `/api/v4/presence/${entity}/${encodeURIComponent(id)}` as const
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    let isTold = false

    const tell = async () => {
      isTold = true
      const answer = await callIfOffered('PUT', path, { body: { isEditing }, quiet: true }).catch(() => null)
      if (isLeft) return
      setOthers(answer?.others ?? nobody)
      // A server without this call, or one that no longer knows this person, is not asked again.
      if (answer === undefined) isTold = false
      else later(pause)
    }
    const later = (after: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), after)
    }
    const leave = () => {
      clearTimeout(timer)
      if (!isTold) return
      isTold = false
      callIfOffered('DELETE', path, { query: { isEditing }, keepalive: true, quiet: true }).catch(() => undefined)
    }
    const follow = () => {
      isLeft = document.visibilityState === 'hidden'
      if (isLeft) leave()
      else later(0)
    }
    if (document.visibilityState === 'visible') later(arrival)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      isLeft = true
      leave()
    }
  }, [entity, id, isEditing])
  return others
}
