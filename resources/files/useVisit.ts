/** Tells the server that its reader opened a file, for the page of last files. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { file } from '#schemas/generated/file.ts'

export const lastFilesKey = [file.name, 'lastVisited'] as const

/** Called by the page of a file. A visit that could not be told is no loss worth a message. */
export function useVisit(id: RecordId): void {
  const queryClient = useQueryClient()
  const mayList = useMay()('ROLE_FILE_VIEW_LAST_VISITED')
  useEffect(() => {
    if (!mayList) return
    call('POST', `${file.api}/${id}/visit`).then(
      () => queryClient.invalidateQueries({ queryKey: lastFilesKey }),
      () => undefined,
    )
  }, [id, mayList, queryClient])
}
