/** Candidates, previews and merges of files, as the server answers them; which files are compared stands in the address. */
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-admin'
import { call } from '#providers/http.ts'
import { fileMerge, type FileMerge } from '#schemas/generated/file-merge.ts'

export const reasons = ['debtor', 'kvk', 'name_birth_date', 'email', 'address'] as const
export type Reason = (typeof reasons)[number]

export const perPage = 20
export const mergingKey = 'merging'

type Asked = { customer?: number | undefined; reason?: Reason | undefined; page: number }

export const useCandidates = ({ customer, reason, page }: Asked) =>
  useQuery({
    queryKey: [mergingKey, 'candidates', customer, reason, page],
    queryFn: ({ signal }) => {
      const query = { customer, reason, _offset: page * perPage, _limit: perPage }
      return call('GET', '/api/v4/merge/candidates', { query, signal })
    },
    placeholderData: (before) => before,
  })

export type Candidates = NonNullable<ReturnType<typeof useCandidates>['data']>
export type Candidate = Candidates['items'][number]

export type Options = { logs: boolean; documents: boolean }
export type Comparing = { lead: number; files: readonly number[]; options: Options }

export const usePreview = ({ lead, files, options }: Comparing, isOn: boolean) =>
  useQuery({
    queryKey: [mergingKey, 'preview', lead, files, options],
    queryFn: ({ signal }) =>
      call('POST', '/api/v4/merge/preview', { body: { lead, files, options }, signal, quiet: true }),
    placeholderData: (before) => before,
    enabled: isOn,
    retry: false,
  })

export type Preview = NonNullable<ReturnType<typeof usePreview>['data']>

const mostShown = 10

export const useDone = () =>
  useQuery({
    queryKey: [mergingKey, 'done'],
    queryFn: async ({ signal }) => {
      const query = { _order: { createdAt: 'desc' }, _limit: mostShown }
      const { items } = (await call('GET', fileMerge.api, { query, signal })) as { items: FileMerge[] }
      return items
    },
  })

/** Ids of files that are compared, in the address, so that going back and a link work. */
export function useCompared(): [readonly number[], (ids: readonly number[]) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('files') ?? ''
  const ids = given.split(',').flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []))
  return [[...new Set(ids)], (next) => navigate({ search: next.length > 0 ? `?files=${next.join(',')}` : '' })]
}
