/**
 * A filter and an order as calls of the API write them, in the address of a page: `?_filter[name][contains]=x&_order[name]=desc`.
 * Who copies them from the documentation of the API gets the list that a program would.
 */
import { Navigate, useLocation } from 'react-admin'

/** Goes on to the address that the list itself would write. */
export const CallQuery = () => {
  const { search } = useLocation()
  return <Navigate to={{ search: queryOfCall(search) ?? '' }} replace />
}

/** Values and further keys, by key. */
type Branch = Map<string, Branch | string>

/** @returns The query as the list writes it; undefined if there is nothing of a call in it. */
export function queryOfCall(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const given = [...query].filter(([key]) => /^_(?:filter|order)\[/.test(key))
  if (given.length === 0) return undefined
  const filter: Branch = new Map()
  for (const [key, value] of given) {
    query.delete(key)
    const names = [...key.matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name)
    if (key.startsWith('_filter')) put(filter, names, value)
    else {
      query.set('sort', names[0] ?? '')
      query.set('order', value === 'desc' ? 'DESC' : 'ASC')
    }
  }
  // A filter is no list, whatever its keys are: the server says what is wrong with them.
  if (filter.size > 0) query.set('filter', JSON.stringify(Object.fromEntries(entriesOf(filter))))
  return `?${query}`
}

function put(branch: Branch, [name = '', ...below]: readonly string[], value: string): void {
  if (below.length === 0) return void branch.set(name, value)
  const next = branch.get(name)
  const into: Branch = next instanceof Map ? next : new Map()
  branch.set(name, into)
  put(into, below, value)
}

const entriesOf = (branch: Branch) =>
  [...branch].map(([name, value]) => [name, typeof value === 'string' ? value : plain(value)] as const)

/** Keys that are all numbers, or none as in `[]`, are places in a list. */
function plain(branch: Branch): unknown {
  const values = entriesOf(branch)
  return values.every(([name]) => /^\d*$/.test(name)) ? values.map(([, value]) => value) : Object.fromEntries(values)
}
