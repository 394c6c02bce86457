/** The requests that both servers are measured with: the same question in each one's own form. */
import type { Request } from './subject.ts'

export type Scenario = {
  name: string
  /** Target for requests per second, as a multiple of the bare handler's. */
  target?: number
  ours: readonly Request[]
  bare: readonly Request[]
}

const list = '/api/v4/merchant?_order[createdAt]=desc&_limit=50'

export function scenarios(rows: number, tokens: readonly string[]): Scenario[] {
  const deep = Math.floor(rows / 2)
  const ids = Array.from({ length: 500 }, (_, n) => 1 + ((n * 7919) % rows))
  const one = tokens[0] ?? ''
  const search = (text: string) => ({
    ours: { path: `${list}&_filter[search]=${text}` },
    bare: { path: `/merchant?search=${text}` },
  })
  const create = (method: 'POST') =>
    ids.map((n) => ({ method, body: JSON.stringify({ name: `Nieuw ${n}`, client: 1 }) }))
  return [
    { name: 'first page', target: 20, ours: [{ path: list }], bare: [{ path: '/merchant' }] },
    {
      name: `offset ${deep.toLocaleString('en')}`,
      target: 50,
      ours: [{ path: `${list}&_offset=${deep}` }],
      bare: [{ path: `/merchant?offset=${deep}` }],
    },
    {
      name: 'search, each another text',
      target: 1.5,
      ours: tokens.map((text) => search(text).ours),
      bare: tokens.map((text) => search(text).bare),
    },
    { name: 'search, repeated', target: 3, ours: [search(one).ours], bare: [search(one).bare] },
    {
      name: 'read one',
      target: 0.4,
      ours: ids.map((id) => ({ path: `/api/v4/merchant/${id}` })),
      bare: ids.map((id) => ({ path: `/merchant/${id}` })),
    },
    {
      name: 'create',
      ours: create('POST').map((request) => ({ ...request, path: '/api/v4/merchant' })),
      bare: create('POST').map((request) => ({ ...request, path: '/merchant' })),
    },
  ]
}
