/** Preloads code and data of the page at an address. */
import { may } from '#domain/access/roles.ts'
import { rememberList } from '#providers/earlyAnswers.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { listQuery } from '#providers/listQuery.ts'
import { inside, toInside } from '#providers/router/pagePaths.ts'
import { queryString } from '#providers/queryString.ts'
import { currentUser } from '#providers/session.ts'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { resources } from '#resources/generated/resources.ts'
import { firstPage, firstRows } from '#resources/list/firstPage.ts'
import { dataProvider } from './dataProvider.ts'
import { queryClient } from './queryClient.ts'

/** Milliseconds in which the page uses preloaded data instead of requesting it again. */
const fresh = 5000

type Address = Pick<Location, 'pathname' | 'search'>

/** Code of the page, while texts and user still load. A failure shows when the page renders. */
export function preloadPage({ pathname }: Address): void {
  const { name, options } = resourceAt(pathname)
  if (name !== undefined) void Promise.allSettled([options.preload?.(), entityFacts(name)])
}

/** First rows of a list, once the user is known. */
export function preloadRows({ pathname, search }: Address): void {
  const { name, view, options } = resourceAt(pathname)
  if (name === undefined || view !== undefined || search !== '' || !may(currentUser()?.acl ?? [], options.access?.read))
    return
  const first = options.pagination === false ? firstRows : firstPage
  const params = { ...first, filter: options.filter ?? first.filter }
  // react-admin's query key of this list.
  const queryKey = [name, 'getList', params]
  queryClient.setQueryDefaults(queryKey, { staleTime: fresh })
  void entityFacts(name).then(
    ({ api }) => rememberList(pathname, api + queryString(listQuery(params))),
    () => undefined,
  )
  void queryClient.prefetchQuery({ queryKey, queryFn: () => dataProvider.getList(name, params), retry: false })
}

/** Resource and view of a react-admin path; a path of a resource alone is its list. */
function resourceAt(pathname: string): { name?: string; view?: string; options: Partial<EntityOptions> } {
  const [first, view] = toInside(pathname, '')
    .pathname.slice(inside.length + 1)
    .split('/')
  const resource = resources.find(({ name }) => name === first)
  return { name: resource?.name, view, options: (resource?.options ?? {}) as Partial<EntityOptions> }
}
