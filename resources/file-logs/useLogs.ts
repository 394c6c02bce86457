/** The log of a file, page by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, type Identifier } from 'react-admin'
import { call } from '#providers/http.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { fileLogType, type FileLogType } from '#schemas/generated/file-log-type.ts'

/** Specification, section 9. */
export const pageSize = 50

export type Attachment = {
  id: number
  name: string
  mimeType: string | null
  size: number | null
  visibleToClient: boolean
}
export type LogEntry = FileLog & { attachments: readonly Attachment[]; mayEdit: boolean }
export type LogFilter = Partial<Record<'search' | 'subject' | 'content' | 'category' | 'type', string>>
type Page = { items: readonly LogEntry[]; pager: { pages: { total: number } }; total: number }

/** @param page Number of the page, from 0. */
export function useLogs(file: Identifier, filter: LogFilter, page: number) {
  const locale = useLocale()
  const asked = Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''))
  return useQuery({
    queryKey: [fileLog.name, 'file', String(file), asked, page, locale],
    queryFn: async ({ signal }) => {
      const query = { _limit: pageSize, _offset: page * pageSize, _filter: asked }
      return (await call('GET', `/api/v4/file/${Number(file)}/logs`, { query, signal })) as unknown as Page
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export function useLogTypes() {
  return useQuery({
    queryKey: [fileLogType.name, 'types'],
    queryFn: async ({ signal }) =>
      (await call('GET', '/api/v4/file/logs/types', { signal })) as unknown as { items: readonly FileLogType[] },
    staleTime: 300_000,
    retry: false,
  })
}
