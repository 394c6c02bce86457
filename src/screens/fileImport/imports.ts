/** An import as the server answers it, read again while it goes on. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'

export type Import = Answers['GET']['/api/v4/import-job/{id}/progress']
export type RowsPage = Answers['GET']['/api/v4/import-job/{id}/rows']
export type ImportRow = RowsPage['items'][number]
export type Kind = 'file' | 'subscription' | 'precasso' | 'precasso_update'

export const accepted = '.csv,.xlsx,.txt,.tsv,.xml,.json,.zip'
export const mostBytes = 200_000_000

const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean =>
  ['validating', 'running', 'undoing'].includes(status)

export const importPath = (id: string | number): string => `/api/v4/import-job/${encodeURIComponent(id)}`
export const importKey = 'fileImport'

export const useImport = (id: string | null) =>
  useQuery({
    queryKey: [importKey, id ?? ''],
    queryFn: async ({ signal }) => (await call('GET', `${importPath(id ?? '')}/progress`, { signal })) as Import,
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 1000 : false),
    retry: false,
  })

/** @returns A call about the import whose answer is what is shown then; what goes wrong is said. */
export function useImportSteps(id: number) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const queryKey = [importKey, String(id)]
  const take = async (step: 'validate' | 'run' | 'undo' | 'correct', body: object = {}) => {
    setBusy(true)
    try {
      const answer = (await call('POST', `${importPath(id)}/${step}`, { body })) as Import
      // A read begun before the step would show the old state, and no other read would follow.
      await queryClient.cancelQueries({ queryKey, exact: true })
      queryClient.setQueryData(queryKey, answer)
      await queryClient.invalidateQueries({ queryKey: [...queryKey, 'rows'] })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      await queryClient.invalidateQueries({ queryKey })
    }
    setBusy(false)
  }
  return { isBusy, take }
}
