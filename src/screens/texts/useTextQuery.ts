/** State of the list of texts, kept in the address for links and the back button. */
import { useLocation, useNavigate } from 'react-admin'
import { allowedPageSize } from '#resources/list/paging.ts'
import type { TextQuery } from './texts.ts'

export function useTextQuery(): [TextQuery, (change: Partial<TextQuery>) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const state = asked.get('state')
  const query: TextQuery = {
    search: asked.get('search') ?? undefined,
    area: asked.get('area') ?? undefined,
    state: state === 'changed' || state === 'missing' ? state : undefined,
    page: Math.max(1, Math.trunc(Number(asked.get('page'))) || 1),
    perPage: allowedPageSize(Number(asked.get('perPage'))),
  }
  /** A changed filter starts at the first page. */
  const change = (changed: Partial<TextQuery>) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, page: 1, ...changed })) {
      const isUsual = (name === 'page' && value === 1) || (name === 'perPage' && value === allowedPageSize(0))
      if (value !== undefined && value !== '' && !isUsual) next.set(name, String(value))
    }
    navigate({ pathname, search: next.size > 0 ? `?${next}` : '' }, { replace: changed.page === undefined })
  }
  return [query, change]
}
